/** Octets of a line without its break (RFC 5545 §3.1). */
const LINE = 75

/** A line in parts of at most 75 octets, each later one after a space; no letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    const room = parts.length === 0 ? LINE : LINE - 1
    if (Buffer.byteLength(part + letter) > room) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}

/** A text as a value of iCalendar holds it (RFC 5545 §3.3.11). */
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
export function calendarInstant(moment: string): string {
  return `${new Date(moment).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
}

/** Lines as iCalendar sends them. Absent ones are left out. */
export function calendarLines(lines: readonly (string | undefined)[]): string {
  return lines
    .filter((line) => line !== undefined)
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}
