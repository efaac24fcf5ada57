import { PATHS } from '@gaashaan/contract/page-paths'

export { PATHS }

export type PageName = keyof typeof PATHS

/** Where the selected news is shown when the address has no slug (Specification §2). */
export const NEWS_DETAIL_PATH = PATHS.article

/** Every address of a page without a changing part, in its one canonical spelling. */
export const CANONICAL_PATHS: readonly string[] = Object.values(PATHS)

/**
 * Pages that are no page of a search engine: an article's own address comes from its slug, and the
 * offline page says something only to a reader's own device.
 */
const UNLISTED: readonly string[] = [NEWS_DETAIL_PATH, PATHS.search, PATHS.offline]

/** The pages that search engines should know. */
export const LISTED_PATHS = CANONICAL_PATHS.filter((path) => !UNLISTED.includes(path))
