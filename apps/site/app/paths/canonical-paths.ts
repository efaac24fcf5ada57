import { PATHS } from '@gaashaan/contract/page-paths'

export { PATHS }

export type PageName = keyof typeof PATHS

/** Every path of a page without parameters, in its canonical spelling. */
export const CANONICAL_PATHS: readonly string[] = Object.values(PATHS)

/**
 * Pages without a place in search engines: the article page without a slug shows the selected news
 * (Specification §2), and the offline page lists what one reader's device has stored.
 */
const UNLISTED: readonly string[] = [PATHS.article, PATHS.search, PATHS.offline]

/** The pages that search engines should index. */
export const LISTED_PATHS = CANONICAL_PATHS.filter((path) => !UNLISTED.includes(path))
