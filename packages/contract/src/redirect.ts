import * as v from 'valibot'

/** Most redirects of a desk: the site keeps them in memory. */
export const MOST_REDIRECTS = 20_000

/** An address that the site has no page for, and where its readers are sent. */
export const RedirectSchema = v.object({
  /** Path, in lower case and without query: `/old/page`. */
  from: v.pipe(v.string(), v.startsWith('/')),
  /** Path of the site, or an `https://` address. */
  to: v.pipe(v.string(), v.regex(/^(\/(?![/\\])|https:\/\/)/, 'a path or an https address')),
  permanent: v.boolean(),
})

export const RedirectsSchema = v.array(RedirectSchema)

export type Redirect = v.InferOutput<typeof RedirectSchema>
