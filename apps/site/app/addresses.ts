import { ARTICLE_PATH } from '@gaashaan/contract/article-address'

/**
 * Every page's path, spelled as in Specification §2. Routes match in any letter case, so the
 * navigation's `/resources/mediacenter` is the Media Center too.
 */
export const PATHS = {
  home: '/',
  about: '/ministry/about',
  partners: '/ministry/Partners',
  minister: '/ministry/MinistryLeadership',
  stateMinister: '/ministry/State_MinistryLeadership',
  deputyMinister: '/ministry/Deputy_MinistryLeadership',
  permanentSecretary: '/ministry/PS_MinistryLeadership',
  directorGeneralDefense: '/ministry/DGD_MinistryLeadership',
  directorGeneralPersonnel: '/ministry/DGH_MinistryLeadership',
  armyLeadership: '/ministry/ArmyLeadership',
  news: '/resources/news',
  article: ARTICLE_PATH,
  pressRelease: '/resources/PressRelease',
  mediaRequest: '/resources/media-request',
  mediaCenter: '/resources/MediaCenter',
  speeches: '/resources/speeches',
  publications: '/resources/publications',
  operations: '/resources/OperationsCampaigns',
  army: '/sna',
  tenders: '/bidstenders',
  war: '/war',
  contact: '/contact',
  privacy: '/privacy',
  accessibility: '/accessibility',
  terms: '/terms',
  security: '/security',
  siteMap: '/site-map',
  feeds: '/feeds',
  api: '/api',
  search: '/search',
  offline: '/offline',
} as const

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
