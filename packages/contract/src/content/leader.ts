import * as v from 'valibot'
import { PictureSchema } from './picture.ts'

/** A leader of the ministry or the army, in one language (Specification §3). */
export const LeaderSchema = v.object({
  id: v.optional(v.number()),
  name: v.string(),
  title: v.string(),
  photo: v.optional(v.nullable(v.string())),
  picture: v.optional(v.nullable(PictureSchema)),
  /** HTML; only the tags of Specification §5 are shown. */
  description: v.optional(v.nullable(v.string())),
  /** Hex or rgba colour; any other value is ignored. */
  bgColor: v.optional(v.nullable(v.string())),
})

export const LeadersSchema = v.array(LeaderSchema)

export type Leader = v.InferOutput<typeof LeaderSchema>
