import { hexToBytes } from '@noble/ciphers/utils.js'
import { type DraftPlace, encryptPlainDrafts } from './draft-store.ts'

/** What `GET /api/users/local-draft-key` answers. */
export interface EncryptionKey {
  readonly account: number | string
  /** 32 bytes in hexadecimal digits. */
  readonly key: string
}

/**
 * Requests the key of an account's drafts; `undefined` if the desk cannot be reached, or if somebody
 * else has signed in.
 */
export async function requestEncryptionKey(
  account: DraftPlace['account'],
  fetchKey: typeof fetch = fetch,
): Promise<Uint8Array | undefined> {
  try {
    const response = await fetchKey('/api/users/local-draft-key', { credentials: 'include' })
    if (!response.ok) return undefined
    const { account: owner, key } = (await response.json()) as EncryptionKey
    return owner === account ? hexToBytes(key) : undefined
  } catch {
    return undefined
  }
}

let pending: { account: DraftPlace['account']; key: Promise<Uint8Array | undefined> } | undefined

/**
 * The key of an account's drafts, requested once for all forms of a page. It is in the page's memory
 * alone: what is left in the browser afterwards is opened only by signing in again.
 */
export function encryptionKey(account: DraftPlace['account']): Promise<Uint8Array | undefined> {
  if (pending?.account === account) return pending.key
  const key = requestEncryptionKey(account).then((received) => {
    if (received) encryptPlainDrafts(localStorage, account, received)
    else pending = undefined
    return received
  })
  pending = { account, key }
  return key
}
