import * as v from 'valibot'

/** The policy pages, in the footer's order. */
export const POLICIES = ['privacy', 'accessibility', 'terms', 'security'] as const

export type PolicyName = (typeof POLICIES)[number]

const Text = v.nullish(v.string())
const Filled = v.pipe(v.string(), v.minLength(1))

const PolicySchema = v.object({
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
 * The policies that the ministry has changed, in one language: our host's addition to Specification §7.
 * For an absent page, and for any empty text of a page, the site uses its own.
 */
export const PoliciesSchema = v.object(v.entriesFromList(POLICIES, v.nullish(PolicySchema)))

export type Policy = v.InferOutput<typeof PolicySchema>
export type Policies = v.InferOutput<typeof PoliciesSchema>
