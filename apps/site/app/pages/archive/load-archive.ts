import type { Language } from '@gaashaan/contract'
import { pageCount, pageNumber } from '../../api/paginate.ts'
import type { Transport } from '../../api/transport.ts'
import {
  ARCHIVE_SIZE,
  type ArchivedList,
  type ArchiveMonth,
  MONTH_PATTERN,
} from '../../archive/archive.ts'
import { presentDay } from '../present-day.ts'

/** Months by their year, in their order. */
export function byYear(months: readonly ArchiveMonth[]) {
  const years = Map.groupBy(months, ({ month }) => month.slice(0, 4))
  return [...years].map(([year, ofYear]) => ({ year, months: ofYear }))
}

interface ArchiveAddress {
  readonly list: ArchivedList
  readonly month?: string | undefined
  readonly page: string | null
}

/**
 * A list's archive: without `month` its months, with one the month's texts and the adjacent months.
 * The status is 404 for a malformed month and for one without texts, and 503 while the archive
 * cannot be read.
 */
export async function loadArchive(
  transport: Transport,
  language: Language,
  { list, month, page: pageText }: ArchiveAddress,
) {
  const none = {
    list,
    month: undefined,
    earlier: undefined,
    later: undefined,
    years: [],
    items: [],
    page: 1,
    pages: 1,
  }
  if (month !== undefined && !MONTH_PATTERN.test(month)) return { ...none, status: 404 as const }
  const page = pageNumber(pageText)
  const result = await transport.archive({ language, list, page, ...(month && { month }) })
  if (result.state !== 'ready') return { ...none, status: 503 as const }
  const { months, total } = result
  const years = byYear(months)
  if (month === undefined) return { ...none, years, status: 200 as const }
  const position = months.findIndex((entry) => entry.month === month)
  const pages = pageCount(total, ARCHIVE_SIZE)
  if (position === -1 || page > pages) return { ...none, years, status: 404 as const }
  return {
    ...none,
    month,
    earlier: months[position + 1]?.month,
    later: months[position - 1]?.month,
    items: result.items.map(({ date, ...item }) => ({ ...item, ...presentDay(date, language) })),
    page,
    pages,
    status: 200 as const,
  }
}

export type ArchiveView = Awaited<ReturnType<typeof loadArchive>>
