import { inject } from 'vitest'

/**
 * The path of each page in the specification's spelling: of its §2, the policies, the site map, the
 * feeds, the calls, search, what can be verified, and offline.
 */
export const PAGES = [
  '/',
  '/ministry/about',
  '/ministry/Partners',
  '/ministry/MinistryLeadership',
  '/ministry/State_MinistryLeadership',
  '/ministry/Deputy_MinistryLeadership',
  '/ministry/PS_MinistryLeadership',
  '/ministry/DGD_MinistryLeadership',
  '/ministry/DGH_MinistryLeadership',
  '/ministry/ArmyLeadership',
  '/resources/news',
  '/resources/PressRelease',
  '/resources/media-request',
  '/resources/mediacenter',
  '/resources/speeches',
  '/resources/publications',
  '/resources/OperationsCampaigns',
  '/sna',
  '/bidstenders',
  '/war',
  '/contact',
  '/privacy',
  '/accessibility',
  '/terms',
  '/security',
  '/site-map',
  '/feeds',
  '/api',
  '/search',
  '/verify',
  '/offline',
] as const

/** The page of an operation in the sample content. */
export const OPERATION = '/resources/OperationsCampaigns/regional-relief-campaign-1'

export const PAGES_IN_EACH_LANGUAGE = [...PAGES, OPERATION].flatMap((path) =>
  (['SO', 'EN'] as const).map((language) => ({ path, language })),
)

/** The URL of a path at the running site. */
export function at(path: string): string {
  return inject('site') + path
}
