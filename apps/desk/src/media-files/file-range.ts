export interface FileRange {
  readonly start: number
  /** Last byte of the range, itself in it. */
  readonly end: number
}

/**
 * The one range of bytes that a Range header asks for (RFC 9110 §14.1.2). `undefined`: send the whole
 * file, because none, several or an unreadable one was asked for. `outside`: nothing of it exists.
 */
export function fileRange(header: string | null, size: number): FileRange | 'outside' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'outside' : { start, end }
}
