import { CATEGORY, type CategoryId, type Language, newsCategory } from '@gaashaan/contract'

/** The kinds of posts that have pages of their own, by the name of their sitemap. */
export const MAP_KINDS = [
  'news',
  'press-releases',
  'speeches',
  'publications',
  'tenders',
  'army',
  'war',
] as const

export type MapKind = (typeof MAP_KINDS)[number]

/** The category of a kind in a language: news has one for each (Specification §3). */
export function categoryOfKind(kind: MapKind, language: Language): CategoryId {
  if (kind === 'news') return newsCategory(language)
  if (kind === 'press-releases') return CATEGORY.pressReleases
  if (kind === 'war') return CATEGORY.warOnTerror
  return CATEGORY[kind]
}
