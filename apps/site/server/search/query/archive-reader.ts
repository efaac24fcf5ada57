import type { DatabaseSync } from 'node:sqlite'
import { inflateRawSync } from 'node:zlib'
import type { Language } from '@gaashaan/contract'
import { mogadishuDay, startOfMogadishuDay } from '@gaashaan/contract/mogadishu-time'
import {
  ARCHIVE_SIZE,
  type ArchiveItem,
  type ArchiveMonth,
  type ArchiveQuery,
} from '../../../app/archive/archive.ts'
import { shorten } from '../../../app/news/shorten.ts'
import { placeOf } from '../index-document.ts'
import { SUFFIX } from '../index-file.ts'

/** Most characters of the beginning of a text. */
const EXTRACT = 160

type Row = Readonly<Record<string, unknown>>

/** The places of the texts of a month: from the first, below the second. */
function placesOf(month: string): readonly [from: number, below: number] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const placeAt = (at: number) => {
    const firstDay = new Date(Date.UTC(year, at)).toISOString().slice(0, 'YYYY-MM-DD'.length)
    return placeOf({ date: startOfMogadishuDay(firstDay).toISOString(), kind: 'news' })
  }
  return [placeAt(number - 1), placeAt(number)]
}

const monthOf = (date: string) => mogadishuDay(date).slice(0, 'YYYY-MM'.length)

function itemOf(row: Row): ArchiveItem {
  const body = inflateRawSync(row.body as Uint8Array).toString()
  return {
    to: String(row.path),
    title: String(row.title),
    extract: shorten(body, EXTRACT),
    date: String(row.date),
    ...(row.subcategory !== null && { subcategory: String(row.subcategory) }),
  }
}

/** Reads what a list published when, in a language. */
export function createArchiveReader(db: DatabaseSync, language: Language) {
  const texts = `texts_${SUFFIX[language]}`
  const newest = db.prepare(
    `SELECT id, date FROM ${texts} WHERE list = ? AND id < ? ORDER BY id DESC LIMIT 1`,
  )
  const counted = db.prepare(
    `SELECT count(*) AS count FROM ${texts} WHERE list = ? AND id >= ? AND id < ?`,
  )
  const inMonth = db.prepare(
    `SELECT title, body, path, date, subcategory FROM ${texts}
       WHERE list = ? AND id >= ? AND id < ? ORDER BY id DESC LIMIT ? OFFSET ?`,
  )

  const countOf = (list: string, [from, below]: readonly [number, number]) =>
    Number(counted.get(list, from, below)?.count ?? 0)

  /** From the newest month to the oldest: a look into the index for each. */
  function monthsOf(list: string): ArchiveMonth[] {
    const months: ArchiveMonth[] = []
    let row = newest.get(list, Number.MAX_SAFE_INTEGER)
    while (row && typeof row.date === 'string') {
      const month = monthOf(row.date)
      const places = placesOf(month)
      months.push({ month, count: countOf(list, places) })
      row = newest.get(list, Math.min(places[0], Number(row.id)))
    }
    return months
  }

  return ({ list, month, page }: ArchiveQuery) => {
    const months = monthsOf(list)
    if (month === undefined) return { months, total: 0, items: [] }
    const places = placesOf(month)
    const rows = inMonth.all(list, ...places, ARCHIVE_SIZE, (page - 1) * ARCHIVE_SIZE)
    return { months, total: countOf(list, places), items: rows.map(itemOf) }
  }
}
