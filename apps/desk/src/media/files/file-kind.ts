import { RefusedFile } from './refused-file.ts'

/** The kinds of file that the desk accepts. */
export type FileKind = 'picture' | 'pdf' | 'mp4' | 'webm' | 'captions'

const UNKNOWN = new RefusedFile({
  en: 'The desk does not take files of this kind. It takes pictures (JPEG, PNG, WebP, AVIF), PDF, videos (MP4, WebM) and captions (WebVTT).',
  so: 'Miisku ma qaato faylasha noocan ah. Wuxuu qaataa sawirro (JPEG, PNG, WebP, AVIF), PDF, muuqaallo (MP4, WebM) iyo qoraalka muuqaalka (WebVTT).',
})

const MARKUP = new RefusedFile({
  en: 'This is a drawing in SVG or a page of HTML, which may hold programs. Save a drawing as PNG and upload that.',
  so: 'Kani waa sawir SVG ah ama bog HTML ah, oo barnaamijyo ku jiri karaan. Sawirka u kaydi PNG, dabadeedna soo geli.',
})

const GIF = new RefusedFile({
  en: 'The desk takes no GIF. Save a picture as PNG, and a moving one as MP4 or WebM.',
  so: 'Miisku ma qaato GIF. Sawirka u kaydi PNG, kan dhaqaaqana MP4 ama WebM.',
})

const HEIC = new RefusedFile({
  en: 'This picture is in HEIC, which few browsers show. Save it as JPEG and upload that.',
  so: 'Sawirkani waa HEIC, oo biraawsarro yar ayaa tusi kara. U kaydi JPEG, dabadeedna soo geli.',
})

const QUICKTIME = new RefusedFile({
  en: 'This video is in QuickTime (MOV), which few browsers play. Save it as MP4 and upload that.',
  so: 'Muuqaalkani waa QuickTime (MOV), oo biraawsarro yar ayaa daari kara. U kaydi MP4, dabadeedna soo geli.',
})

/** Bytes at the start of a file by which its kind is found. */
const START_BYTES = 1024

/** Brands of ISO base media files (ISO/IEC 14496-12 §4.3) that are pictures. */
const AVIF_BRANDS = ['avif', 'avis']
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

function isoFileKind(brand: string): FileKind {
  if (AVIF_BRANDS.includes(brand)) return 'picture'
  if (HEIC_BRANDS.includes(brand)) throw HEIC
  if (brand === 'qt  ') throw QUICKTIME
  return 'mp4'
}

/**
 * The kind of a file by its first bytes; its name and the type sent with it do not count. Throws
 * `RefusedFile` for every file that the desk does not accept.
 */
export function fileKind(data: Uint8Array): FileKind {
  const start = Buffer.from(data.buffer, data.byteOffset, Math.min(data.byteLength, START_BYTES))
  const text = start.toString('latin1')
  if (text.startsWith('\xff\xd8\xff') || text.startsWith('\x89PNG\r\n\x1a\n')) return 'picture'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'picture'
  if (text.startsWith('GIF8')) throw GIF
  if (text.slice(4, 8) === 'ftyp') return isoFileKind(text.slice(8, 12))
  if (text.startsWith('\x1a\x45\xdf\xa3') && text.includes('\x42\x82\x84webm')) return 'webm'
  if (text.startsWith('%PDF-')) return 'pdf'
  if (/^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'captions'
  throw /<(?:\?xml|!doctype|html|svg|script)/i.test(text) ? MARKUP : UNKNOWN
}
