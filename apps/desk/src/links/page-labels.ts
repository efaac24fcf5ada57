import { LEADERSHIP_ROLES, LEADERSHIP_TITLES, type LeadershipRole } from '@gaashaan/contract'
import { PATHS } from '@gaashaan/contract/page-paths'
import type { BothLanguages } from '../i18n/messages.ts'

/** Pages that a link can lead to; the others have no content of their own. */
type PageName = Exclude<keyof typeof PATHS, 'article' | 'offline'>

const leadershipLabels = Object.fromEntries(
  LEADERSHIP_ROLES.map((role) => {
    const { EN: en, SO: so } = LEADERSHIP_TITLES[role]
    return [role, { en, so }]
  }),
) as Record<LeadershipRole, BothLanguages>

/** The names of the site's pages, in the order of its navigation. */
const PAGE_LABELS: Readonly<Record<PageName, BothLanguages>> = {
  home: { en: 'Home', so: 'Bogga Hore' },
  about: { en: 'About the ministry', so: 'Ku saabsan wasaaradda' },
  partners: { en: 'Partners', so: 'Saaxiibada Caalamiga ah' },
  ...leadershipLabels,
  armyLeadership: { en: 'Army leadership', so: 'Hoggaanka Ciidanka' },
  news: { en: 'News', so: 'Wararka' },
  pressRelease: { en: 'Press releases', so: 'War-saxaafadeed' },
  mediaRequest: { en: 'Media interview request', so: 'Codsiga Wareysiga' },
  mediaCenter: { en: 'Media Center', so: 'Xarunta Warbaahinta' },
  speeches: { en: 'Speeches', so: 'Khudbado' },
  publications: { en: 'Publications', so: 'Daabacaado' },
  operations: { en: 'Operations and campaigns', so: 'Howlgallada iyo Ololayaasha' },
  army: { en: 'Somali National Army', so: 'Ciidanka Xoogga Dalka Soomaaliyeed' },
  tenders: { en: 'Bids and tenders', so: 'Qandaraasyada iyo Tartamada' },
  war: { en: 'War on terror', so: 'La dagaallanka argagixisada' },
  contact: { en: 'Contact', so: 'Nala soo xiriir' },
  privacy: { en: 'Privacy', so: 'Siyaasadda Asturnaanta' },
  accessibility: { en: 'Accessibility', so: 'Helitaan' },
  terms: { en: 'Terms of use', so: 'Shuruudaha Isticmaalka' },
  security: { en: 'Site security', so: 'Ammaanka bogga' },
  siteMap: { en: 'Site map', so: 'Khariidadda Bogga' },
  feeds: { en: 'Feeds and open data', so: 'La soco wararka' },
  api: { en: 'API', so: 'API' },
  search: { en: 'Search', so: 'Raadi' },
  verify: { en: 'Is it true?', so: 'Ma run baa?' },
}

export const LINKED_PAGES = (Object.keys(PAGE_LABELS) as PageName[]).map((name) => ({
  path: PATHS[name],
  label: PAGE_LABELS[name],
}))
