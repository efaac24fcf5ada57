import { RefusedFile } from './refused-file.ts'

/** A box of an ISO base media file (ISO/IEC 14496-12 §4.2): its type, and where its content is. */
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

function boxesOf(data: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    if (at + 8 > to) throw UNREADABLE_VIDEO
    const short = data.readUInt32BE(at)
    const isLong = short === 1
    if (isLong && at + 16 > to) throw UNREADABLE_VIDEO
    const size = isLong ? Number(data.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
    const content = at + (isLong ? 16 : 8)
    if (at + size > to || at + size < content) throw UNREADABLE_VIDEO
    boxes.push({
      type: data.toString('latin1', at + 4, at + 8),
      start: at,
      content,
      end: at + size,
    })
    at += size
  }
  return boxes
}

/** Room that players pass over, of the same size: nothing behind it moves. */
function empty(data: Buffer, { start, content, end }: Box): void {
  data.write('free', start + 4, 'latin1')
  data.fill(0, content, end)
}

/** Tracks of this kind hold what sensors wrote while filming (`hdlr`'s type, §8.4.3). */
function isOfMeasurements(data: Buffer, track: Box): boolean {
  const [media] = boxesOf(data, track.content, track.end).filter(({ type }) => type === 'mdia')
  const [handler] = media
    ? boxesOf(data, media.content, media.end).filter(({ type }) => type === 'hdlr')
    : []
  return handler
    ? data.toString('latin1', handler.content + 8, handler.content + 12) === 'meta'
    : false
}

/** Where cameras write place, device and owner: user data, metadata, and XMP in a `uuid`. */
const TELLING = ['udta', 'meta', 'uuid']

/**
 * An MP4 file without what the camera wrote beside the film (place, device, title). Its film, its
 * sound and their places in the file are as they were. Throws `RefusedFile` for a broken file, and
 * for one with a track of measurements, which could not be taken out without writing it anew.
 */
export function withoutMp4Metadata(original: Uint8Array): Buffer {
  const data = Buffer.from(original)
  const top = boxesOf(data, 0, data.length)
  const movie = top.find(({ type }) => type === 'moov')
  if (!movie) throw UNREADABLE_VIDEO
  const inMovie = boxesOf(data, movie.content, movie.end)
  const tracks = inMovie.filter(({ type }) => type === 'trak')
  if (tracks.some((track) => isOfMeasurements(data, track))) throw WITH_PLACES
  const inTracks = tracks.flatMap(({ content, end }) => boxesOf(data, content, end))
  for (const box of [...top, ...inMovie, ...inTracks]) {
    if (TELLING.includes(box.type)) empty(data, box)
  }
  return data
}
