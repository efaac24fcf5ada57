import { stringify } from 'csv-stringify/sync'

export type Cell = string | number | null | undefined

/** UTF-8's byte order mark: without it spreadsheets read Somali and Arabic as another encoding. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * Rows as CSV (RFC 4180): every cell in quotes, and what a spreadsheet would run as a formula
 * defused by an apostrophe (OWASP, CSV Injection). The library looks at the first character and does
 * not count a line feed; a formula behind white space is one for some spreadsheets too.
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
