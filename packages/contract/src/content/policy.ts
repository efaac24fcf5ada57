import * as v from 'valibot'

/** The pages of plain text that say how the site deals with its readers, in the footer's order. */
export const POLICIES = ['privacy', 'accessibility', 'terms', 'security'] as const

export type PolicyName = (typeof POLICIES)[number]

const Text = v.nullish(v.string())
const Filled = v.pipe(v.string(), v.minLength(1))

export const PolicySchema = v.object({
  title: Text,
  lead: Text,
  sections: v.nullish(
    v.array(
      v.object({
        heading: Filled,
        paragraphs: v.array(Filled),
        list: v.nullish(v.array(Filled)),
      }),
    ),
  ),
  /** ISO instant at which the ministry last changed it. */
  updated_at: v.nullish(v.pipe(v.string(), v.isoTimestamp())),
})

/**
 * Those that the ministry has changed, in one language: our host's addition to Specification §7. A
 * page that is absent, and any text of it that is empty, is the site's own.
 */
export const PoliciesSchema = v.object({
  privacy: v.nullish(PolicySchema),
  accessibility: v.nullish(PolicySchema),
  terms: v.nullish(PolicySchema),
  security: v.nullish(PolicySchema),
})

export type Policy = v.InferOutput<typeof PolicySchema>
export type Policies = v.InferOutput<typeof PoliciesSchema>
