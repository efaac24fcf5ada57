/** A field of a local draft: its typed value, and a fingerprint of the value saved before. */
interface TypedField {
  readonly value: unknown
  readonly was: string
}

/** Typed fields by path: `picture`, or `so.title` in the text of one language. */
export type TypedFields = Readonly<Record<string, TypedField>>

/** What somebody typed in a document and has not saved, as the browser stores it. */
export interface LocalDraft {
  /** When something was typed last, as an ISO instant. */
  readonly at: string
  readonly fields: TypedFields
}

/** What a draft belongs to: an account, and a document of a collection or a global. */
export interface DraftKey {
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

const accountPrefix = (account: DraftKey['account']) => `${PREFIX}${account}:`

const storageKey = ({ account, slug, id }: DraftKey) => `${accountPrefix(account)}${slug}:${id}`

function parse(text: string | null): LocalDraft | undefined {
  try {
    const draft = JSON.parse(text ?? '') as Partial<LocalDraft> | null
    if (typeof draft?.at !== 'string' || typeof draft.fields !== 'object') return undefined
    return Number.isNaN(Date.parse(draft.at)) ? undefined : (draft as LocalDraft)
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

export function readDraft(storage: Storage, draftKey: DraftKey): LocalDraft | undefined {
  sweepDrafts(storage)
  return parse(storage.getItem(storageKey(draftKey)))
}

/** Replaces the stored draft; `false` if the browser could not store it. */
export function writeDraft(storage: Storage, draftKey: DraftKey, fields: TypedFields): boolean {
  const key = storageKey(draftKey)
  const draft: LocalDraft = { at: new Date().toISOString(), fields }
  const text = JSON.stringify(draft)
  if (text.length > MAX_DRAFT_CHARS) return false
  if (storage.getItem(key) === null) sweepDrafts(storage, Date.now(), 1)
  try {
    storage.setItem(key, text)
    return true
  } catch {
    // The storage is full or blocked; the text is still on the screen.
    return false
  }
}

export function deleteDraft(storage: Storage, draftKey: DraftKey): void {
  storage.removeItem(storageKey(draftKey))
}

/** Deletes all drafts of an account, when its owner signs out. */
export function deleteAccountDrafts(storage: Storage, account: DraftKey['account']): void {
  for (const key of storedKeys(storage)) {
    if (key.startsWith(accountPrefix(account))) storage.removeItem(key)
  }
}
