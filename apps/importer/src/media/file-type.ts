import sharp from 'sharp'

export interface KnownFile {
  readonly bytes: Buffer
  readonly mimetype: string
  readonly extension: string
  readonly sort: 'picture' | 'video' | 'file'
  /** True when a picture that moved stands still now. */
  readonly stoodStill?: boolean
}

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text

/** What a file is by its first bytes, of what the media take as it is. */
function known(bytes: Buffer): Omit<KnownFile, 'bytes'> | undefined {
  const picture = (type: string, extension: string) =>
    ({ mimetype: `image/${type}`, extension, sort: 'picture' }) as const
  if (startsWith(bytes, '\xff\xd8\xff')) return picture('jpeg', '.jpg')
  if (startsWith(bytes, '\x89PNG')) return picture('png', '.png')
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return picture('webp', '.webp')
  if (startsWith(bytes, 'ftypavif', 4)) return picture('avif', '.avif')
  if (startsWith(bytes, '%PDF-')) {
    return { mimetype: 'application/pdf', extension: '.pdf', sort: 'file' }
  }
  if (startsWith(bytes, '\x1a\x45\xdf\xa3')) {
    return { mimetype: 'video/webm', extension: '.webm', sort: 'video' }
  }
  if (startsWith(bytes, 'ftyp', 4)) {
    return { mimetype: 'video/mp4', extension: '.mp4', sort: 'video' }
  }
  return undefined
}

const isGif = (bytes: Buffer) => startsWith(bytes, 'GIF8')
const isTiff = (bytes: Buffer) => startsWith(bytes, 'II*\0') || startsWith(bytes, 'MM\0*')

/**
 * What a file is, by its bytes and not by its name. GIF and TIFF, which the media do not take, become
 * PNG. `undefined` for anything else: SVG, HTML, office documents, sound.
 */
export async function fileType(bytes: Buffer): Promise<KnownFile | undefined> {
  if (isGif(bytes) || isTiff(bytes)) {
    const picture = sharp(bytes, { animated: false })
    const { pages = 1 } = await sharp(bytes).metadata()
    const png = await picture.png().toBuffer()
    const stoodStill = isGif(bytes) && pages > 1
    return { bytes: png, mimetype: 'image/png', extension: '.png', sort: 'picture', stoodStill }
  }
  const found = known(bytes)
  return found && { bytes, ...found }
}
