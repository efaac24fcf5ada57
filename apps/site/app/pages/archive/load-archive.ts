import type { Language } from '@gaashaan/contract'
import { pageCount, pageNumber } from '../../api/paginate.ts'
import type { Transport } from '../../api/transport.ts'
import {
  ARCHIVE_SIZE,
  type ArchivedList,
  type ArchiveItem,
  type ArchiveMonth,
  MONTH,
} from '../../archive/archive.ts'
import { isoDay, longDate } from '../../language/dates.ts'

function presentItem({ date, ...item }: ArchiveItem, language: Language) {
  return { ...item, date: longDate(date, language), day: isoDay(date) }
}

/** Months by their year, in their order. */
export function byYear(months: readonly ArchiveMonth[]) {
  const years = new Map<string, ArchiveMonth[]>()
  for (const each of months) {
    const year = each.month.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), each])
  }
  return [...years].map(([year, those]) => ({ year, months: those }))
}

/**
 * What a list published when. Without `month` its months; with one its texts, and the months beside
 * it. 404 for a month that cannot be, or in which nothing was published; 503 while nobody can tell.
 */
export async function loadArchive(
  transport: Transport,
  language: Language,
  asked: {
    readonly list: ArchivedList
    readonly month?: string | undefined
    readonly page: string | null
  },
) {
  const { list, month } = asked
  const none = { list, month: undefined, years: [], items: [], page: 1, pages: 1 }
  if (month !== undefined && !MONTH.test(month)) return { ...none, status: 404 as const }
  const page = pageNumber(asked.page)
  const answer = await transport.archive({ language, list, page, ...(month && { month }) })
  if (answer.state !== 'ready') return { ...none, month, status: 503 as const }
  const { months, total, items } = answer
  const years = byYear(months)
  if (month === undefined) return { ...none, years, status: 200 as const }
  const at = months.findIndex((each) => each.month === month)
  const pages = pageCount(total, ARCHIVE_SIZE)
  const isThere = at !== -1 && page <= pages
  return {
    list,
    month,
    years: isThere ? [] : years,
    later: months[at - 1]?.month,
    earlier: at === -1 ? undefined : months[at + 1]?.month,
    items: items.map((item) => presentItem(item, language)),
    page: isThere ? page : 1,
    pages: isThere ? pages : 1,
    status: isThere ? (200 as const) : (404 as const),
  }
}

export type ArchiveView = Awaited<ReturnType<typeof loadArchive>>
