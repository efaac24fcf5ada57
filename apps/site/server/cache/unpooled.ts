/**
 * The same bytes in memory of their own, for what is cached. Node cuts small buffers out of slabs of
 * 64 KiB (`Buffer.poolSize`): each that stays would keep its whole slab.
 */
export function unpooled(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.byteLength) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength)
  copy.set(bytes)
  return copy
}
