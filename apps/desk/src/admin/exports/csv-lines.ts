import { stringify } from 'csv-stringify/sync'

type Cell = string | number | null | undefined

/** UTF-8's byte order mark: without it spreadsheets decode Somali and Arabic wrongly. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * Rows as CSV (RFC 4180). Every cell is quoted, and an apostrophe prevents a spreadsheet from running
 * a cell as a formula (OWASP, CSV Injection). The library checks only the first character and not for
 * a line feed, but some spreadsheets also run formulas after white space.
 */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(rows as Cell[][], {
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
    record_delimiter: '\r\n',
    cast: { string: (text) => (/^(\n|\s+[=+\-@])/.test(text) ? `'${text}` : text) },
  })
}
