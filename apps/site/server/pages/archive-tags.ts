import { type CacheTag, listTag, monthTag } from '@gaashaan/contract'
import type { ArchiveQuery, ArchiveResult } from '../../app/archive/archive.ts'

/** The most months between which a page has a tag of each; of a longer gap it has the list's. */
const MAX_MONTHS = 24

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

/** The calendar's months from one to another, both included. */
function monthsBetween(first: string, last: string): string[] {
  const start = numberOf(first)
  return Array.from({ length: numberOf(last) - start + 1 }, (_, index) => {
    const number = start + index
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
  })
}

/**
 * The tags by which an archive page changes. A month has its own texts, and links to the months before and
 * after that have any: a text in one of these or between them concerns it, and none of another month. The
 * first and the last month, and the page that counts all, change with the list.
 */
export function archiveTags(
  { list, language, month }: ArchiveQuery,
  result: ArchiveResult,
): readonly CacheTag[] {
  const months = result.state === 'ready' ? result.months.map((entry) => entry.month) : []
  const position = months.indexOf(month ?? '')
  const [earlier, later] = [months[position + 1], months[position - 1]]
  const around = position >= 0 && earlier && later ? monthsBetween(earlier, later) : []
  const isTagged = around.length > 0 && around.length <= MAX_MONTHS
  return [
    ...(isTagged ? around.map(monthTag) : [listTag(list, language)]),
    ...(month === undefined ? [] : ['subcategories' as const]),
  ]
}
