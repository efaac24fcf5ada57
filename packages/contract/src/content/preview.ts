import * as v from 'valibot'
import { LANGUAGES } from '../language.ts'
import { PostSchema } from './post.ts'

/** Most characters of a preview's token. */
const MAX_TOKEN_CHARS = 500

/** Whether a text can be a token at all; what cannot is asked of nobody. */
export function isPreviewToken(text: unknown): text is string {
  return (
    typeof text === 'string' && text.length <= MAX_TOKEN_CHARS && /^[\w-]+\.[\w.-]+$/.test(text)
  )
}

/** How far a text is at the desk: the states of a post's text there. */
export const PREVIEW_STATES = ['draft', 'inReview', 'public', 'withdrawn'] as const

export type PreviewState = (typeof PREVIEW_STATES)[number]

const Instant = v.pipe(v.string(), v.isoTimestamp())

/**
 * The working copy of a post in one language, before its readers have it. `post.languages` names
 * those in which something is written; `post.title` is empty where that is not the asked one.
 */
export const PreviewSchema = v.object({
  post: PostSchema,
  states: v.object({
    SO: v.picklist(PREVIEW_STATES),
    EN: v.picklist(PREVIEW_STATES),
  }),
  /** When the token ends, unless it is revoked before. */
  expires_at: Instant,
  /** Origin of the desk that may show the page in a frame of its own; `null` for a link. */
  frame_ancestor: v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:[\]-]+$/))),
})

export type Preview = v.InferOutput<typeof PreviewSchema>

/** The shape on the wire. */
export type PreviewPayload = v.InferInput<typeof PreviewSchema>

/** The languages in which a preview has something to show. */
export function previewLanguages({ post }: Preview) {
  return LANGUAGES.filter((language) => post.languages?.includes(language) ?? true)
}
