import { changedTexts } from '../globals/changed-texts.ts'

/** A document or a global as it is stored or will be. */
export type Row = Readonly<Record<string, unknown>>

/** Fields that say when, by whom and for whom a copy was saved, and nothing that readers see. */
const BOOKKEEPING = ['_status', 'changedBy', 'localDraft']

/** A copy without its bookkeeping, and without switches that are off: a form leaves them out or not. */
function content(row: Row | undefined): Row {
  const fields = Object.entries(row ?? {})
  return Object.fromEntries(
    fields.filter(([name, value]) => !BOOKKEEPING.includes(name) && value !== false),
  )
}

/** The ids of the accounts that have changed a copy since readers last had it. */
export function authorsOf(row: Row | undefined): number[] {
  const { changedBy } = row ?? {}
  return Array.isArray(changedBy) ? changedBy.filter((id) => typeof id === 'number') : []
}

/** The authors of a copy that someone saves: who changes nothing becomes none. */
export function authorsAfter(latest: Row | undefined, saved: Row, by: number): number[] {
  const isChanged = Object.keys(changedTexts(content(latest), content(saved))).length > 0
  return [...new Set([...authorsOf(latest), ...(isChanged ? [by] : [])])]
}

/**
 * Whether someone would publish on their own word alone: the copy has a change of theirs, or it is not public and
 * nobody has changed it, such as what was taken away.
 */
export function isOwnToPublish(
  latest: Row | undefined,
  authors: readonly number[],
  by: number | undefined,
): boolean {
  const isProposed = authors.length > 0 || latest?._status === 'published'
  return !isProposed || authors.includes(Number(by))
}
