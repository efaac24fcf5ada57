import * as v from 'valibot'

/** Most redirects of a desk: the site holds them in memory. */
export const MAX_REDIRECTS = 20_000

/** WordPress' public query variables, which select the page at `/`: `/?p=587`. */
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

/** A path without a page on the site, and the target of its redirect. */
const RedirectSchema = v.object({
  /**
   * In lower case: a path, `/old/page`; a path and everything below it, `/tag/*`; or one of
   * `OLD_PAGE_KEYS` with a value or with any, `/?p=587`, `/?p=*`.
   */
  from: v.pipe(v.string(), v.startsWith('/')),
  /**
   * A path of the site, or an `https://` URL. A `*` stands for the value of the key, or for the first
   * segment below the path.
   */
  to: v.pipe(v.string(), v.regex(/^(\/(?![/\\])|https:\/\/)/, 'a path or an https address')),
  permanent: v.boolean(),
})

export const RedirectsSchema = v.array(RedirectSchema)

export type Redirect = v.InferOutput<typeof RedirectSchema>
