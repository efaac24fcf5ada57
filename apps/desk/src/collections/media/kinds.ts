import type { BothLanguages } from '../../i18n/messages.ts'

/** What the media holds: which types of content a kind has, and what one of it is called. */
export const MEDIA_KINDS = {
  picture: { type: 'image/', label: { en: 'Picture', so: 'Sawir' } },
  video: { type: 'video/', label: { en: 'Video', so: 'Muuqaal' } },
  file: { type: 'application/pdf', label: { en: 'File', so: 'Fayl' } },
  captions: { type: 'text/vtt', label: { en: 'Captions', so: 'Qoraalka muuqaalka' } },
} as const satisfies Record<string, { readonly type: string; readonly label: BothLanguages }>

export type MediaKind = keyof typeof MEDIA_KINDS

export const KINDS = Object.keys(MEDIA_KINDS) as MediaKind[]

/** The kind of a content type; a plain file for one that has none. */
export function kindOf(mimeType: string | null | undefined): MediaKind {
  return KINDS.find((kind) => mimeType?.startsWith(MEDIA_KINDS[kind].type)) ?? 'file'
}

/** What finds the media of a kind. */
export const ofKind = (kind: MediaKind) => ({ mimeType: { contains: MEDIA_KINDS[kind].type } })

/** What editors call a file: the name that it was uploaded under. */
export const mediaName = (media: {
  readonly givenName?: string | null
  readonly filename?: string | null
}) => media.givenName || media.filename || ''
