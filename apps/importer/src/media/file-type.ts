import sharp from 'sharp'

export interface RecognizedFile {
  readonly bytes: Buffer
  readonly mimetype: string
  readonly extension: string
  readonly kind: 'picture' | 'video' | 'file'
  /** True for an animated picture of which only the first frame is left. */
  readonly lostAnimation?: boolean
}

/** The formats that the media accept, with the texts in their first bytes, by offset. */
const FORMATS = [
  { mimetype: 'image/jpeg', extension: '.jpg', kind: 'picture', magic: { 0: '\xff\xd8\xff' } },
  { mimetype: 'image/png', extension: '.png', kind: 'picture', magic: { 0: '\x89PNG' } },
  { mimetype: 'image/webp', extension: '.webp', kind: 'picture', magic: { 0: 'RIFF', 8: 'WEBP' } },
  { mimetype: 'image/avif', extension: '.avif', kind: 'picture', magic: { 4: 'ftypavif' } },
  { mimetype: 'application/pdf', extension: '.pdf', kind: 'file', magic: { 0: '%PDF-' } },
  { mimetype: 'video/webm', extension: '.webm', kind: 'video', magic: { 0: '\x1aE\xdf\xa3' } },
  { mimetype: 'video/mp4', extension: '.mp4', kind: 'video', magic: { 4: 'ftyp' } },
] as const

const hasText = (bytes: Buffer, text: string, offset = 0) =>
  bytes.subarray(offset, offset + text.length).toString('latin1') === text

const isGif = (bytes: Buffer) => hasText(bytes, 'GIF8')
const isTiff = (bytes: Buffer) => hasText(bytes, 'II*\0') || hasText(bytes, 'MM\0*')

/**
 * Recognizes a file by its bytes, not by its name. GIF and TIFF, which the media do not accept, become
 * PNG. `undefined` for anything else: SVG, HTML, office documents, sound.
 */
export async function recognizeFile(bytes: Buffer): Promise<RecognizedFile | undefined> {
  if (isGif(bytes) || isTiff(bytes)) {
    const { pages = 1 } = await sharp(bytes).metadata()
    const png = await sharp(bytes, { animated: false }).png().toBuffer()
    const lostAnimation = isGif(bytes) && pages > 1
    return { bytes: png, mimetype: 'image/png', extension: '.png', kind: 'picture', lostAnimation }
  }
  const format = FORMATS.find(({ magic }) =>
    Object.entries(magic).every(([offset, text]) => hasText(bytes, text, Number(offset))),
  )
  if (format === undefined) return undefined
  const { mimetype, extension, kind } = format
  return { bytes, mimetype, extension, kind }
}
