import type { CollectionAfterDeleteHook, Payload, Where } from 'payload'
import type { Passkey } from '../../payload-types.ts'
import { updateAtomically } from '../update-atomically.ts'

const collection = 'passkeys'

const byAccount = (account: number) => ({ account: { equals: account } })

/** An account's passkeys, oldest first. */
export async function findPasskeys(payload: Payload, account: number): Promise<Passkey[]> {
  const where = byAccount(account)
  const options = { pagination: false, sort: 'id', depth: 0 } as const
  return (await payload.find({ collection, where, ...options })).docs
}

/** The passkey with a credential id, of whichever account. */
export function findPasskey(payload: Payload, credential: string): Promise<Passkey | null> {
  return payload.db.findOne<Passkey>({ collection, where: { credential: { equals: credential } } })
}

/** Names one of an account's passkeys; `false` if it has no such passkey. */
export async function renamePasskey(payload: Payload, account: number, id: number, name: string) {
  const where = { and: [byAccount(account), { id: { equals: id } }] }
  return (await updateAtomically(payload, collection, where, { name })) !== null
}

/** Deletes one of an account's passkeys and returns it; `null` if it has no such passkey. */
export async function deletePasskey(payload: Payload, account: number, id: number) {
  const where = { and: [byAccount(account), { id: { equals: id } }] }
  return (await payload.delete({ collection, where, depth: 0 })).docs[0] ?? null
}

/**
 * Stores a use of a passkey. `false` if another was stored since the passkey was read, or the challenge
 * of this one was accepted before.
 */
export async function storeUse(
  payload: Payload,
  { id, counter, challengeAt }: Passkey,
  use: Required<Pick<Passkey, 'counter' | 'challengeAt'>>,
): Promise<boolean> {
  if (use.challengeAt <= challengeAt) return false
  const where: Where = {
    and: [
      { id: { equals: id } },
      { counter: { equals: counter } },
      { challengeAt: { equals: challengeAt } },
    ],
  }
  const data = { ...use, usedAt: new Date().toISOString() }
  return (await updateAtomically(payload, collection, where, data)) !== null
}

/** Stores that there is a second copy of a passkey, which is then not accepted any more. */
export async function storeCopied(payload: Payload, { id }: Passkey): Promise<void> {
  const data = { copiedAt: new Date().toISOString() }
  await updateAtomically(payload, collection, { id: { equals: id } }, data)
}

/** Deletes all passkeys of an account. */
export async function deletePasskeys(payload: Payload, account: number): Promise<void> {
  await payload.db.deleteMany({ collection, where: byAccount(account) })
}

/** Deletes the passkeys of a deleted account. */
export const deletePasskeysWithAccount: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection, where: byAccount(Number(id)), req })
}
