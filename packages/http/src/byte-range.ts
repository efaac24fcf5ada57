/** The first and the last byte, both within the file. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The part of a file of `size` bytes that a Range header requests (RFC 9110 §14). `undefined` is the whole
 * file, also for several ranges and for an invalid header; `outside` is a range without any byte of the
 * file.
 */
export function byteRange(
  header: string | null | undefined,
  size: number,
): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? []
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
