import * as v from 'valibot'
import { LANGUAGES } from '../language.ts'

/** A video's captions in one language, as a WebVTT file. Our host's addition to §3. */
export const CaptionsSchema = v.object({
  url: v.string(),
  language: v.picklist(LANGUAGES),
  /** The language's own name, for the player's menu. */
  label: v.string(),
})

export type Captions = v.InferOutput<typeof CaptionsSchema>
