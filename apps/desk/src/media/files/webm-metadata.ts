import { UNREADABLE_VIDEO } from './mp4-metadata.ts'

/** Ids of EBML elements (RFC 8794, RFC 9559). */
const EBML = 0x1a45dfa3
const SEGMENT = 0x18538067
const TAGS = 0x1254c367
const VOID = 0xec

interface Element {
  readonly id: number
  readonly start: number
  readonly content: number
  readonly end: number
}

/** Bytes of a variable-size integer, by its first byte (RFC 8794 §4). */
const integerLength = (first: number) => Math.clz32(first) - 23

function readElement(data: Buffer, at: number, limit: number): Element {
  const idLength = integerLength(data[at] ?? 0)
  const sizeAt = at + idLength
  const sizeLength = integerLength(data[sizeAt] ?? 0)
  const content = sizeAt + sizeLength
  if (idLength > 4 || sizeLength > 8 || content > limit) throw UNREADABLE_VIDEO
  let size = (data[sizeAt] ?? 0) & (0xff >> sizeLength)
  let isUnknown = size === 0xff >> sizeLength
  for (let i = sizeAt + 1; i < content; i += 1) {
    isUnknown &&= data[i] === 0xff
    size = size * 256 + (data[i] ?? 0)
  }
  const end = isUnknown ? limit : content + size
  if (end > limit) throw UNREADABLE_VIDEO
  return { id: data.readUIntBE(at, idLength), start: at, content, end }
}

function readElements(data: Buffer, from: number, to: number): Element[] {
  const elements: Element[] = []
  for (let at = from; at < to; at = elements.at(-1)?.end ?? to) {
    elements.push(readElement(data, at, to))
  }
  return elements
}

/**
 * A WebM file without its tags, where cameras write place and device: they become void elements of the
 * same size, so that everything else stays at its offset. Throws `RefusedFile` for a broken file.
 */
export function withoutWebmMetadata(original: Uint8Array): Buffer {
  const data = Buffer.from(original)
  const top = readElements(data, 0, data.length)
  const segment = top.find(({ id }) => id === SEGMENT)
  if (top[0]?.id !== EBML || !segment) throw UNREADABLE_VIDEO
  for (const { id, start, end } of readElements(data, segment.content, segment.end)) {
    // An element of under 9 bytes has no room for the head of a void element, and holds no tag.
    if (id !== TAGS || end - start < 9) continue
    data.fill(0, start, end)
    data[start] = VOID
    data.writeUIntBE(end - start - 9, start + 3, 6)
    data[start + 1] = 1
  }
  return data
}
