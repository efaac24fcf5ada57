import { inflateRawSync } from 'node:zlib'
import { mogadishuMonth, startOfMogadishuDay } from '@gaashaan/contract/mogadishu-time'
import {
  ARCHIVE_SIZE,
  type ArchiveItem,
  type ArchiveMonth,
  type ArchiveQuery,
} from '../../../app/archive/archive.ts'
import { shorten } from '../../../app/news/shorten.ts'
import { minRowId } from '../index-document.ts'
import type { PrepareSql, TextRow } from '../index-file.ts'

const MAX_EXTRACT_CHARS = 160

/** The row IDs of a month: `from`, and the first one after it. */
type RowIdRange = readonly [from: number, end: number]

function rowIdsOf(month: string): RowIdRange {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const firstRowId = (monthIndex: number) => {
    const firstDay = new Date(Date.UTC(year, monthIndex))
      .toISOString()
      .slice(0, 'YYYY-MM-DD'.length)
    return minRowId({ date: startOfMogadishuDay(firstDay).toISOString(), kind: 'news' })
  }
  return [firstRowId(number - 1), firstRowId(number)]
}

function toItem({ path, title, body, date, subcategory }: TextRow): ArchiveItem {
  return {
    to: path,
    title,
    extract: shorten(inflateRawSync(body).toString(), MAX_EXTRACT_CHARS),
    date: String(date),
    ...(subcategory !== null && { subcategory }),
  }
}

/** Reads by month what a list of a language has published. */
export function createArchiveReader(sql: PrepareSql) {
  const newest = sql(
    'SELECT id, date FROM texts_L WHERE list = ? AND id < ? ORDER BY id DESC LIMIT 1',
  )
  const count = sql('SELECT count(*) AS count FROM texts_L WHERE list = ? AND id >= ? AND id < ?')
  const inMonth = sql(
    `SELECT title, body, path, date, subcategory FROM texts_L
       WHERE list = ? AND id >= ? AND id < ? ORDER BY id DESC LIMIT ? OFFSET ?`,
  )

  const newestBefore = (list: string, id: number) =>
    newest.get(list, id) as Pick<TextRow, 'id' | 'date'> | undefined
  const countTexts = (list: string, rowIds: RowIdRange) => Number(count.get(list, ...rowIds)?.count)

  /** From the newest month to the oldest, with two index lookups for each. */
  function monthsOf(list: string): ArchiveMonth[] {
    const months: ArchiveMonth[] = []
    let row = newestBefore(list, Number.MAX_SAFE_INTEGER)
    while (row?.date) {
      const month = mogadishuMonth(row.date)
      const rowIds = rowIdsOf(month)
      months.push({ month, count: countTexts(list, rowIds) })
      row = newestBefore(list, Math.min(rowIds[0], row.id))
    }
    return months
  }

  return ({ list, month, page }: ArchiveQuery) => {
    const months = monthsOf(list)
    if (month === undefined) return { months, total: 0, items: [] }
    const rowIds = rowIdsOf(month)
    const rows = inMonth.all(list, ...rowIds, ARCHIVE_SIZE, (page - 1) * ARCHIVE_SIZE)
    const items = (rows as unknown as TextRow[]).map(toItem)
    return { months, total: countTexts(list, rowIds), items }
  }
}
