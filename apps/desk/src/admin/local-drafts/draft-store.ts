import { decryptDraft, encryptDraft } from './encrypt-draft.ts'

/** A field of a local draft: its typed value, and a fingerprint of the value saved before. */
interface TypedField {
  readonly value: unknown
  readonly was: string
}

/** Typed fields by path: `picture`, or `so.title` in the text of one language. */
export type TypedFields = Readonly<Record<string, TypedField>>

/** What somebody typed in a document and has not saved. */
export interface LocalDraft {
  /** When something was typed last, as an ISO instant. */
  readonly at: string
  readonly fields: TypedFields
}

/** A draft as the browser stores it: only its time can be read without the account's key. */
interface StoredDraft {
  readonly at: string
  readonly encrypted: string
}

/** What a draft belongs to: an account, and a document of a collection or a global. */
export interface DraftPlace {
  readonly account: number | string
  readonly slug: string
  /** `new` for a document without an id; `global` for a global. */
  readonly id: number | string
}

/** Older drafts are deleted: longer than a long weekend, shorter than a machine is usually lent. */
export const MAX_DRAFT_AGE_MS = 7 * 24 * 60 * 60 * 1000

/** A larger draft is not stored; the longest article so far has a tenth of this. */
export const MAX_DRAFT_CHARS = 500_000

/** When there are more drafts, the oldest are deleted. */
export const MAX_DRAFTS = 20

const PREFIX = 'gaashaan-draft:'

const accountPrefix = (account: DraftPlace['account']) => `${PREFIX}${account}:`

const storageKey = ({ account, slug, id }: DraftPlace) => `${accountPrefix(account)}${slug}:${id}`

/** A stored draft, or one that an earlier version stored in plain. */
function parse(text: string | null): StoredDraft | LocalDraft | undefined {
  try {
    const draft = JSON.parse(text ?? '') as Partial<StoredDraft & LocalDraft> | null
    const hasText = typeof draft?.encrypted === 'string' || typeof draft?.fields === 'object'
    if (typeof draft?.at !== 'string' || !hasText) return undefined
    return Number.isNaN(Date.parse(draft.at)) ? undefined : (draft as StoredDraft | LocalDraft)
  } catch {
    return undefined
  }
}

const storedKeys = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  )

/** Deletes drafts that are too old or unreadable, and the oldest if fewer than `room` places are free. */
export function sweepDrafts(storage: Storage, now = Date.now(), room = 0): void {
  const drafts = storedKeys(storage).map((key) => {
    const at = Date.parse(parse(storage.getItem(key))?.at ?? '')
    return { key, at: at > now ? Number.NaN : at }
  })
  const isRecent = ({ at }: { at: number }) => now - at < MAX_DRAFT_AGE_MS
  const recent = drafts.filter(isRecent).toSorted((a, b) => b.at - a.at)
  const retained = recent.slice(0, MAX_DRAFTS - room)
  for (const draft of drafts) if (!retained.includes(draft)) storage.removeItem(draft.key)
}

/** The stored draft; deletes one that the key does not open, since no other ever will. */
export function readDraft(
  storage: Storage,
  place: DraftPlace,
  encryptionKey: Uint8Array,
): LocalDraft | undefined {
  sweepDrafts(storage)
  const key = storageKey(place)
  const draft = parse(storage.getItem(key))
  if (draft === undefined) return undefined
  try {
    const { at, encrypted } = draft as StoredDraft
    return { at, fields: JSON.parse(decryptDraft(encrypted, encryptionKey, key)) as TypedFields }
  } catch {
    storage.removeItem(key)
    return undefined
  }
}

/** Replaces the stored draft; `false` if the browser could not store it. */
export function writeDraft(
  storage: Storage,
  place: DraftPlace,
  encryptionKey: Uint8Array,
  fields: TypedFields,
): boolean {
  const key = storageKey(place)
  const text = JSON.stringify(fields)
  if (text.length > MAX_DRAFT_CHARS) return false
  if (storage.getItem(key) === null) sweepDrafts(storage, Date.now(), 1)
  return storeDraft(storage, key, {
    at: new Date().toISOString(),
    encrypted: encryptDraft(text, encryptionKey, key),
  })
}

function storeDraft(storage: Storage, key: string, draft: StoredDraft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    // The storage is full or blocked; the text is still on the screen.
    return false
  }
}

/** Encrypts an account's drafts that an earlier version stored in plain. */
export function encryptPlainDrafts(
  storage: Storage,
  account: DraftPlace['account'],
  encryptionKey: Uint8Array,
): void {
  for (const key of storedKeys(storage)) {
    const draft = parse(storage.getItem(key))
    if (!key.startsWith(accountPrefix(account)) || !draft || !('fields' in draft)) continue
    const encrypted = encryptDraft(JSON.stringify(draft.fields), encryptionKey, key)
    storeDraft(storage, key, { at: draft.at, encrypted })
  }
}

export function deleteDraft(storage: Storage, place: DraftPlace): void {
  storage.removeItem(storageKey(place))
}

/** Deletes all drafts of an account, when its owner signs out. */
export function deleteAccountDrafts(storage: Storage, account: DraftPlace['account']): void {
  for (const key of storedKeys(storage)) {
    if (key.startsWith(accountPrefix(account))) storage.removeItem(key)
  }
}
