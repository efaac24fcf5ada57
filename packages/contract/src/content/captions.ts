import * as v from 'valibot'
import { LANGUAGES } from '../language.ts'

/** What is said in a video, in one language, as a WebVTT file. Our host's addition to §3. */
export const CaptionsSchema = v.object({
  url: v.string(),
  language: v.picklist(LANGUAGES),
  /** What a player calls them: the language in itself. */
  label: v.string(),
})

export type Captions = v.InferOutput<typeof CaptionsSchema>
