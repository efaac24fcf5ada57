import { RefusedFile } from './refused-file.ts'

/** A box of an ISO base media file (ISO/IEC 14496-12 §4.2), with the offsets of its parts. */
interface Box {
  readonly type: string
  readonly start: number
  readonly content: number
  readonly end: number
}

export const UNREADABLE_VIDEO = new RefusedFile({
  en: 'The video cannot be read: the file is damaged or incomplete.',
  so: 'Muuqaalka lama akhriyi karo: faylku waa dhaawacan yahay ama ma dhammaystirna.',
})

const WITH_PLACES = new RefusedFile({
  en: 'The video has a track of measurements, which may hold the places where it was taken. Export it without them and upload it again.',
  so: 'Muuqaalka waxaa ku jira cabbirro muujin kara goobaha lagu duubay. Iyaga la’aantood u soo saar, mar kalena soo geli.',
})

type Span = Pick<Box, 'content' | 'end'>

/** The boxes within a box or a file. */
function readBoxes(data: Buffer, { content: from, end: to }: Span): Box[] {
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    if (at + 8 > to) throw UNREADABLE_VIDEO
    const short = data.readUInt32BE(at)
    const isLong = short === 1
    if (isLong && at + 16 > to) throw UNREADABLE_VIDEO
    const size = isLong ? Number(data.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
    const content = at + (isLong ? 16 : 8)
    const end = at + size
    if (end > to || end < content) throw UNREADABLE_VIDEO
    boxes.push({ type: data.toString('latin1', at + 4, at + 8), start: at, content, end })
    at = end
  }
  return boxes
}

const findBox = (data: Buffer, parent: Span | undefined, type: string) =>
  parent && readBoxes(data, parent).find((box) => box.type === type)

/** Whether a track holds what sensors measured while filming (the type in `hdlr`, §8.4.3). */
function isMetadataTrack(data: Buffer, track: Box): boolean {
  const handler = findBox(data, findBox(data, track, 'mdia'), 'hdlr')
  if (!handler) return false
  return data.toString('latin1', handler.content + 8, handler.content + 12) === 'meta'
}

/** Where cameras write place, device and owner: user data, metadata, and XMP in a `uuid`. */
const METADATA_BOXES = ['udta', 'meta', 'uuid']

/**
 * An MP4 file without what the camera wrote about the film (place, device, title): these boxes become
 * `free` boxes of the same size, so that everything else stays at its offset. Throws `RefusedFile` for a
 * broken file, and for one with a track of measurements, which only a new encoding could remove.
 */
export function withoutMp4Metadata(original: Uint8Array): Buffer {
  const data = Buffer.from(original)
  const top = readBoxes(data, { content: 0, end: data.length })
  const movie = top.find(({ type }) => type === 'moov')
  if (!movie) throw UNREADABLE_VIDEO
  const inMovie = readBoxes(data, movie)
  const tracks = inMovie.filter(({ type }) => type === 'trak')
  if (tracks.some((track) => isMetadataTrack(data, track))) throw WITH_PLACES
  const inTracks = tracks.flatMap((track) => readBoxes(data, track))
  for (const { type, start, content, end } of [...top, ...inMovie, ...inTracks]) {
    if (!METADATA_BOXES.includes(type)) continue
    data.write('free', start + 4, 'latin1')
    data.fill(0, content, end)
  }
  return data
}
