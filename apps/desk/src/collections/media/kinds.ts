import type { BothLanguages } from '../../i18n/messages.ts'

/** The kinds of media, each with the prefix of its content types and its label. */
export const MEDIA_KINDS = {
  picture: { type: 'image/', label: { en: 'Picture', so: 'Sawir' } },
  video: { type: 'video/', label: { en: 'Video', so: 'Muuqaal' } },
  file: { type: 'application/pdf', label: { en: 'File', so: 'Fayl' } },
  captions: { type: 'text/vtt', label: { en: 'Captions', so: 'Qoraalka muuqaalka' } },
} as const satisfies Record<string, { readonly type: string; readonly label: BothLanguages }>

export type MediaKind = keyof typeof MEDIA_KINDS

export const KINDS = Object.keys(MEDIA_KINDS) as MediaKind[]

/** The kind of a content type; `file` for any other type. */
export function mediaKind(mimeType: string | null | undefined): MediaKind {
  return KINDS.find((kind) => mimeType?.startsWith(MEDIA_KINDS[kind].type)) ?? 'file'
}

/** The condition that finds the media of a kind. */
export const whereKind = (kind: MediaKind) => ({ mimeType: { contains: MEDIA_KINDS[kind].type } })

/** The name of a file for editors: the one with which it was uploaded. */
export const mediaName = (media: {
  readonly givenName?: string | null
  readonly filename?: string | null
}) => media.givenName || media.filename || ''
