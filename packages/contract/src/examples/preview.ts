import type { PreviewPayload } from '../content/preview.ts'
import { postExamples } from './post.ts'

const typical = {
  post: postExamples.typical,
  states: { SO: 'draft', EN: 'public' },
  expires_at: '2026-11-24T09:00:00.000Z',
  frame_ancestor: null,
} as const satisfies PreviewPayload

/** Data of the call `preview`. */
export const previewExamples: Readonly<
  Record<'typical' | 'inTheDesk' | 'notWritten', PreviewPayload>
> = {
  /** Opened by a link. */
  typical,
  /** Opened in the desk's frame beside the text. */
  inTheDesk: { ...typical, frame_ancestor: 'http://desk.example:3001' },
  /** Requested in Somali, where there is no text yet. */
  notWritten: {
    ...typical,
    post: { ...postExamples.withoutContent, title: '', content: null, languages: ['EN'] },
    states: { SO: 'draft', EN: 'inReview' },
  },
}

/** Data that is no preview. */
export const wrongPreviewShapes: readonly unknown[] = [
  postExamples.typical,
  { ...typical, states: { SO: 'draft' } },
  { ...typical, expires_at: 'soon' },
  { ...typical, frame_ancestor: "'self'; script-src *" },
]
