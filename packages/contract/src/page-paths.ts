import { ARTICLE_PATH } from './article-path.ts'

/**
 * Every page's path, in the spelling of Specification §2. Routes match in any letter case, so
 * `/resources/mediacenter` is the Media Center too.
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
  verify: '/verify',
  offline: '/offline',
} as const
