/** One field of a local draft: the typed value, and a digest of the saved one before it. */
export interface TypedField {
  readonly value: unknown
  readonly was: string
}

/** By path: `picture`, or `so.title` in a text of one language. */
export type TypedFields = Readonly<Record<string, TypedField>>

/** What somebody typed in one document and has not saved, as the browser keeps it. */
export interface LocalDraft {
  /** When it was typed last, as an ISO instant. */
  readonly at: string
  readonly fields: TypedFields
}

/** Where a draft belongs: a document of a collection, or a global. */
export interface DraftPlace {
  readonly account: number | string
  readonly slug: string
  /** `new` before the document has one; `global` of a global. */
  readonly id: number | string
}

/** Older drafts are deleted unseen: longer than the longest weekend, shorter than a machine is lent. */
export const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000

/** A larger draft is not stored; the longest article so far is a tenth of it. */
export const MAX_DRAFT_CHARS = 500_000

/** The oldest drafts go when there are more. */
export const MAX_DRAFTS = 20

const PREFIX = 'gaashaan-draft:'

const prefixOf = (account: DraftPlace['account']) => `${PREFIX}${account}:`

const keyOf = ({ account, slug, id }: DraftPlace) => `${prefixOf(account)}${slug}:${id}`

function parse(text: string | null): LocalDraft | undefined {
  try {
    const draft = JSON.parse(text ?? '') as Partial<LocalDraft> | null
    if (typeof draft?.at !== 'string' || typeof draft.fields !== 'object') return undefined
    return Number.isNaN(Date.parse(draft.at)) ? undefined : (draft as LocalDraft)
  } catch {
    return undefined
  }
}

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  )

/** Deletes what is too old or unreadable, and the oldest of what is too much; `room` for new ones. */
export function sweepDrafts(storage: Storage, now = Date.now(), room = 0): void {
  const all = keysOf(storage).map((key) => {
    const at = Date.parse(parse(storage.getItem(key))?.at ?? '')
    return { key, at: at > now ? Number.NaN : at }
  })
  const isKept = ({ at }: { at: number }) => now - at < MAX_AGE_MS
  const kept = all.filter(isKept).toSorted((a, b) => b.at - a.at)
  const gone = [...all.filter((one) => !isKept(one)), ...kept.slice(MAX_DRAFTS - room)]
  for (const { key } of gone) storage.removeItem(key)
}

export function readDraft(storage: Storage, place: DraftPlace): LocalDraft | undefined {
  sweepDrafts(storage)
  return parse(storage.getItem(keyOf(place)))
}

/** Replaces the stored draft; false where the browser could not store it. */
export function writeDraft(storage: Storage, place: DraftPlace, fields: TypedFields): boolean {
  const key = keyOf(place)
  const draft: LocalDraft = { at: new Date().toISOString(), fields }
  const text = JSON.stringify(draft)
  if (text.length > MAX_DRAFT_CHARS) return false
  if (storage.getItem(key) === null) sweepDrafts(storage, Date.now(), 1)
  try {
    storage.setItem(key, text)
    return true
  } catch {
    // Full, or closed to the desk: what is typed is on the screen all the same.
    return false
  }
}

export function deleteDraft(storage: Storage, place: DraftPlace): void {
  storage.removeItem(keyOf(place))
}

/** Deletes everything that one account has typed, when its owner signs out. */
export function deleteDraftsOf(storage: Storage, account: DraftPlace['account']): void {
  for (const key of keysOf(storage)) {
    if (key.startsWith(prefixOf(account))) storage.removeItem(key)
  }
}
