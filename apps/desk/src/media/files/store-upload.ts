import { type WholePicture, wholePicture } from '../image-sizes/whole-image.ts'
import { checkCaptions } from './check-captions.ts'
import { fileKind } from './file-kind.ts'
import { withoutMp4Metadata } from './mp4-metadata.ts'
import { pagesOf } from './pdf/pdf-facts.ts'
import { refusePolyglot } from './pdf/pdf-polyglot.ts'
import { refuseTooLarge } from './size-limits.ts'
import { withoutWebmMetadata } from './webm-metadata.ts'

/** A file as it is stored. */
export interface AcceptedFile {
  readonly data: Buffer
  readonly mimetype: string
  /** With its dot. */
  readonly extension: string
  /** Of a picture: see `WholePicture`. */
  readonly picture?: WholePicture
  /** Of a PDF: how many it has, where that could be read. */
  readonly pages?: number | null
}

const bufferOf = (data: Uint8Array) => Buffer.from(data.buffer, data.byteOffset, data.byteLength)

/**
 * What is kept of a file that someone brings: a picture and a video without what the camera wrote
 * into them, a PDF as it is, so that its signatures hold. Throws `RefusedFile`.
 */
export async function acceptFile(data: Uint8Array): Promise<AcceptedFile> {
  const sort = fileKind(data)
  refuseTooLarge(sort, data.byteLength)
  switch (sort) {
    case 'picture': {
      const picture = await wholePicture(data)
      return { ...picture, picture }
    }
    case 'pdf':
      refusePolyglot(data)
      return {
        data: bufferOf(data),
        mimetype: 'application/pdf',
        extension: '.pdf',
        pages: await pagesOf(data),
      }
    case 'mp4':
      return { data: withoutMp4Metadata(data), mimetype: 'video/mp4', extension: '.mp4' }
    case 'webm':
      return { data: withoutWebmMetadata(data), mimetype: 'video/webm', extension: '.webm' }
    case 'captions':
      checkCaptions(data)
      return { data: bufferOf(data), mimetype: 'text/vtt', extension: '.vtt' }
  }
}
