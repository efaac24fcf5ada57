/** Path of the page of a post, before its slug (Specification §2). */
export const ARTICLE_PATH = '/resources/NewsDetail'

/** Path of the page that shows a working copy by its token. */
export const PREVIEW_PATH = '/preview'

/**
 * The last segment of an article's path (Specification §2): the title in lower case and trimmed, with
 * each run of whitespace or non-word characters as one hyphen, then a hyphen and the post's id.
 */
export function articleSlug(title: string, id: number): string {
  return `${title.toLowerCase().trim().replace(/\W+/g, '-')}-${id}`
}
