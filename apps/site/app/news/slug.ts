import { checkId } from '@gaashaan/contract/query'

/**
 * The last part of an article's address (Specification §2): the title in lower case and trimmed,
 * each run of whitespace or non-word characters as one hyphen, then a hyphen and the post's id.
 */
export function articleSlug(title: string, id: number): string {
  return `${title.toLowerCase().trim().replace(/\W+/g, '-')}-${id}`
}

/** The post's id at the end of a slug; `undefined` when there is none that a post can have. */
export function idFromSlug(slug: string): number | undefined {
  const digits = /(?:^|-)(\d+)$/.exec(slug)?.[1]
  return digits === undefined ? undefined : checkId(digits)
}
