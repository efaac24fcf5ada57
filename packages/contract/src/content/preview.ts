import * as v from 'valibot'
import { LANGUAGES } from '../language.ts'
import { PostSchema } from './post.ts'

/** Most characters of a preview's token. */
const MAX_TOKEN_CHARS = 500

/** Whether a text can be a token; no request is sent for one that cannot. */
export function isPreviewToken(text: unknown): text is string {
  return (
    typeof text === 'string' && text.length <= MAX_TOKEN_CHARS && /^[\w-]+\.[\w.-]+$/.test(text)
  )
}

/** The states of a post's text at the desk. */
const PREVIEW_STATES = ['draft', 'inReview', 'public', 'withdrawn'] as const

const Instant = v.pipe(v.string(), v.isoTimestamp())

/**
 * The working copy of a post in one language, before it is public. `post.languages` are those with a text;
 * `post.title` is empty where the requested language has none.
 */
export const PreviewSchema = v.object({
  post: PostSchema,
  states: v.object({
    SO: v.picklist(PREVIEW_STATES),
    EN: v.picklist(PREVIEW_STATES),
  }),
  /** When the token expires, unless it is revoked before. */
  expires_at: Instant,
  /** Origin of the desk that may show the page in a frame; `null` for a link. */
  frame_ancestor: v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:[\]-]+$/))),
})

export type Preview = v.InferOutput<typeof PreviewSchema>

/** The shape on the wire. */
export type PreviewPayload = v.InferInput<typeof PreviewSchema>

/** The languages in which a preview has a text. */
export function previewLanguages({ post }: Preview) {
  return LANGUAGES.filter((language) => post.languages?.includes(language) ?? true)
}
