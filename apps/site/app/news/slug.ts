import { checkId } from '@gaashaan/contract/query'

/** The id at the end of a slug; `undefined` when there is none that a post can have. */
export function idFromSlug(slug: string): number | undefined {
  const digits = /(?:^|-)(\d+)$/.exec(slug)?.[1]
  return digits === undefined ? undefined : checkId(digits)
}
