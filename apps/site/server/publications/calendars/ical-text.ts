/** Longest line without its break (RFC 5545 §3.1). */
const MAX_LINE_BYTES = 75

/** Folds a line into parts, each after the first beginning with a space. No character is split. */
function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    const maxBytes = parts.length === 0 ? MAX_LINE_BYTES : MAX_LINE_BYTES - 1
    if (Buffer.byteLength(part + letter) > maxBytes) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}

/** Escapes a text as an iCalendar value (RFC 5545 §3.3.11). */
export function calendarText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (sign) => `\\${sign}`)
      .replace(/\r\n?|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not pass.
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  )
}

/** An instant as `20261215T133000Z` (RFC 5545 §3.3.5, form 2). */
export function calendarInstant(instant: string): string {
  return `${new Date(instant).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
}

/** Joins content lines, folded and with their line breaks. */
export function calendarLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
