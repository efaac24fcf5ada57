import type { FileKind } from './file-kind.ts'
import { RefusedFile } from './refused-file.ts'

const MIB = 1024 * 1024

/** Most bytes of a file of each sort; a clip of a few minutes is the largest. */
export const MAX_FILE_BYTES: Readonly<Record<FileKind, number>> = {
  picture: 25 * MIB,
  pdf: 50 * MIB,
  mp4: 200 * MIB,
  webm: 200 * MIB,
  captions: MIB,
}

/** Most bytes of any file. */
export const MAX_UPLOAD_BYTES = Math.max(...Object.values(MAX_FILE_BYTES))

const SORTS: Readonly<Record<FileKind, { readonly en: string; readonly so: string }>> = {
  picture: { en: 'picture', so: 'sawirka' },
  pdf: { en: 'PDF', so: 'PDF-ka' },
  mp4: { en: 'video', so: 'muuqaalka' },
  webm: { en: 'video', so: 'muuqaalka' },
  captions: { en: 'captions file', so: 'qoraalka muuqaalka' },
}

/** What the desk says before a file is chosen. */
export const SIZE_LIMITS_TEXT = {
  en: 'Pictures (JPEG, PNG, WebP, AVIF) up to 25 MB, PDF up to 50 MB, videos (MP4, WebM) up to 200 MB, captions (WebVTT) up to 1 MB. A file is private until something public shows it.',
  so: 'Sawirro (JPEG, PNG, WebP, AVIF) ilaa 25 MB, PDF ilaa 50 MB, muuqaallo (MP4, WebM) ilaa 200 MB, qoraalka muuqaalka (WebVTT) ilaa 1 MB. Faylku waa qarsoodi ilaa wax dadweynaha u furan ay muujiyaan.',
} as const

/** Answered before a whole file has come, in both languages: nobody knows yet who asks. */
export const TOO_LARGE_FOR_ANY =
  'The file is too large: the most is 200 MB. · Faylku aad buu u weyn yahay: ugu badnaan waa 200 MB.'

const megabytes = (bytes: number) => `${(bytes / MIB).toFixed(1).replace('.0', '')} MB`

/** Throws `RefusedFile` for a file that is larger than its sort may be. */
export function refuseTooLarge(sort: FileKind, bytes: number): void {
  const most = MAX_FILE_BYTES[sort]
  if (bytes <= most) return
  const { en, so } = SORTS[sort]
  throw new RefusedFile(
    {
      en: `The ${en} has ${megabytes(bytes)}; the most is ${megabytes(most)}. Make it smaller and upload it again.`,
      so: `Cabbirka ${so} waa ${megabytes(bytes)}; ugu badnaan waa ${megabytes(most)}. Ka dhig mid yar, mar kalena soo geli.`,
    },
    { status: 413 },
  )
}
