import { inject } from 'vitest'

/**
 * Every page of the specification's §2, the policies, the site map, and what can be followed, as a
 * visitor types them.
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
  '/offline',
] as const

/** An operation's own page, of the sample content. */
export const OPERATION = '/resources/OperationsCampaigns/regional-relief-campaign-1'

export const PAGES_IN_EACH_LANGUAGE = [...PAGES, OPERATION].flatMap((path) =>
  (['SO', 'EN'] as const).map((language) => ({ path, language })),
)

/** The running site's address for a path. */
export function at(path: string): string {
  return inject('site') + path
}
