/** Bytes that say how long an entry is, and so the most that it may have. */
const LENGTH_BYTES = 2
const MAX_ENTRY_BYTES = 2 ** 16 - 1

/** Entries one after another, each after its length (C2SP tlog-tiles, "Log entries"). Throws for one too long. */
export function entryBundle(entries: readonly Uint8Array[]): Buffer {
  return Buffer.concat(
    entries.flatMap((entry) => {
      if (entry.length > MAX_ENTRY_BYTES) throw new RangeError(`an entry has ${entry.length} bytes`)
      const length = Buffer.alloc(LENGTH_BYTES)
      length.writeUInt16BE(entry.length)
      return [length, entry]
    }),
  )
}

/** The entries of a bundle. Throws for one that ends in the middle of an entry. */
export function entriesOf(bundle: Uint8Array): Buffer[] {
  const bytes = Buffer.from(bundle.buffer, bundle.byteOffset, bundle.byteLength)
  const entries: Buffer[] = []
  for (let begin = 0; begin < bytes.length; ) {
    const first = begin + LENGTH_BYTES
    const end = first <= bytes.length ? first + bytes.readUInt16BE(begin) : Number.POSITIVE_INFINITY
    if (end > bytes.length) throw new RangeError('the bundle ends in the middle of an entry')
    entries.push(bytes.subarray(first, end))
    begin = end
  }
  return entries
}
