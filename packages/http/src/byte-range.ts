/** First and last byte, both within the file. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The part of a file of `size` bytes that a Range header asks for (RFC 9110 §14): `undefined` for
 * the whole file, which is also the answer to several ranges and to what cannot be read; `outside`
 * where no byte of it exists.
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
