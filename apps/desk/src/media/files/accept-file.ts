import { normalizePicture } from '../image-sizes/normalize-picture.ts'
import { checkCaptions } from './check-captions.ts'
import { fileKind } from './file-kind.ts'
import { withoutMp4Metadata } from './mp4-metadata.ts'
import { countPages } from './pdf/count-pages.ts'
import { refusePolyglot } from './pdf/pdf-polyglot.ts'
import { refuseTooLarge } from './size-limits.ts'
import { withoutWebmMetadata } from './webm-metadata.ts'

/** A file as it is stored. */
interface AcceptedFile {
  readonly data: Buffer
  readonly mimetype: string
  /** With its dot. */
  readonly extension: string
  /** The average colour of a picture (`averageColour`). */
  readonly colour?: string | null
  /** What a picture and its parts look like (`likenessesOf`). */
  readonly likeness?: string
  /** The number of a PDF's pages; `null` if reading it took too long. */
  readonly pages?: number | null
}

/**
 * Checks an uploaded file and returns what is stored of it: pictures and videos lose what the camera
 * wrote into them, PDF files are not changed, so that their signatures stay valid. Throws `RefusedFile`.
 */
export async function acceptFile(bytes: Uint8Array): Promise<AcceptedFile> {
  const kind = fileKind(bytes)
  refuseTooLarge(kind, bytes.byteLength)
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  switch (kind) {
    case 'picture':
      return normalizePicture(data)
    case 'pdf': {
      refusePolyglot(data)
      const pages = await countPages(data)
      return { data, mimetype: 'application/pdf', extension: '.pdf', pages }
    }
    case 'mp4':
      return { data: withoutMp4Metadata(data), mimetype: 'video/mp4', extension: '.mp4' }
    case 'webm':
      return { data: withoutWebmMetadata(data), mimetype: 'video/webm', extension: '.webm' }
    case 'captions':
      checkCaptions(data)
      return { data, mimetype: 'text/vtt', extension: '.vtt' }
  }
}
