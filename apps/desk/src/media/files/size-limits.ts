import type { BothLanguages } from '../../i18n/messages.ts'
import type { FileKind } from './file-kind.ts'
import { RefusedFile } from './refused-file.ts'

const MIB = 1024 * 1024

const VIDEO = { maxBytes: 200 * MIB, en: 'video', so: 'muuqaalka' }

/** The maximum size of each kind of file, and the kind's name in the refusal. */
const LIMITS: Readonly<Record<FileKind, BothLanguages & { readonly maxBytes: number }>> = {
  picture: { maxBytes: 25 * MIB, en: 'picture', so: 'sawirka' },
  pdf: { maxBytes: 50 * MIB, en: 'PDF', so: 'PDF-ka' },
  mp4: VIDEO,
  webm: VIDEO,
  captions: { maxBytes: MIB, en: 'captions file', so: 'qoraalka muuqaalka' },
}

/** Maximum size of any upload. */
export const MAX_UPLOAD_BYTES = VIDEO.maxBytes

/** The description of the media's list, above the button that uploads. */
export const SIZE_LIMITS_TEXT = {
  en: 'Pictures (JPEG, PNG, WebP, AVIF) up to 25 MB, PDF up to 50 MB, videos (MP4, WebM) up to 200 MB, captions (WebVTT) up to 1 MB. A file is private until something public shows it.',
  so: 'Sawirro (JPEG, PNG, WebP, AVIF) ilaa 25 MB, PDF ilaa 50 MB, muuqaallo (MP4, WebM) ilaa 200 MB, qoraalka muuqaalka (WebVTT) ilaa 1 MB. Faylku waa qarsoodi ilaa wax dadweynaha u furan ay muujiyaan.',
} as const

/**
 * The refusal while a file is still being received; in both languages, as the editor's is not known yet.
 */
export const UPLOAD_TOO_LARGE =
  'The file is too large: the most is 200 MB. · Faylku aad buu u weyn yahay: ugu badnaan waa 200 MB.'

const megabytes = (bytes: number) => `${(bytes / MIB).toFixed(1).replace('.0', '')} MB`

/** Throws `RefusedFile` for a file that is larger than its kind may be. */
export function refuseTooLarge(kind: FileKind, bytes: number): void {
  const { maxBytes, en, so } = LIMITS[kind]
  if (bytes <= maxBytes) return
  throw new RefusedFile(
    {
      en: `The ${en} has ${megabytes(bytes)}; the most is ${megabytes(maxBytes)}. Make it smaller and upload it again.`,
      so: `Cabbirka ${so} waa ${megabytes(bytes)}; ugu badnaan waa ${megabytes(maxBytes)}. Ka dhig mid yar, mar kalena soo geli.`,
    },
    413,
  )
}
