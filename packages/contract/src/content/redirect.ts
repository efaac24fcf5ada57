import * as v from 'valibot'

/** Most redirects of a desk: the site keeps them in memory. */
export const MAX_REDIRECTS = 20_000

/** Keys by which WordPress names what it shows at `/` (its public query variables): `/?p=587`. */
export const OLD_PAGE_KEYS = [
  'p',
  'page_id',
  'attachment_id',
  'cat',
  'category_name',
  'tag',
  'author',
  'm',
  'feed',
  's',
] as const

/** An address that the site has no page for, and where its readers are sent. */
export const RedirectSchema = v.object({
  /**
   * In lower case: a path, `/old/page`; a path with all that is below it, `/tag/*`; or one of
   * `OLD_PAGE_KEYS` with its value or with any, `/?p=587`, `/?p=*`.
   */
  from: v.pipe(v.string(), v.startsWith('/')),
  /**
   * Path of the site, or an `https://` address. A `*` stands for the value, or for the first part of
   * what is below the path.
   */
  to: v.pipe(v.string(), v.regex(/^(\/(?![/\\])|https:\/\/)/, 'a path or an https address')),
  permanent: v.boolean(),
})

export const RedirectsSchema = v.array(RedirectSchema)

export type Redirect = v.InferOutput<typeof RedirectSchema>
