import type { Language } from './language.ts'

/**
 * Category ids of posts. 1, 4, 5 and 6 are the specification's (§3); the others are our own, for the pages
 * whose content the specification does not show. 2 is not used: in the specification it is the id of the
 * army's institution.
 */
export const CATEGORY = {
  somaliNews: 1,
  documents: 4,
  videos: 5,
  englishNews: 6,
  pressReleases: 10,
  speeches: 11,
  publications: 12,
  tenders: 13,
  army: 14,
  warOnTerror: 15,
} as const

export type CategoryId = (typeof CATEGORY)[keyof typeof CATEGORY]

export const CATEGORY_IDS: readonly CategoryId[] = Object.values(CATEGORY)

/** The category ids of Specification §7; other hosts may use the others for other posts. */
export const SPECIFIED_CATEGORY_IDS: readonly CategoryId[] = [
  CATEGORY.somaliNews,
  CATEGORY.documents,
  CATEGORY.videos,
  CATEGORY.englishNews,
]

/** The kinds of posts; news has two category ids, one for each language (Specification §3). */
export const POST_KINDS = [
  'news',
  'documents',
  'videos',
  'pressReleases',
  'speeches',
  'publications',
  'tenders',
  'army',
  'warOnTerror',
] as const

export type PostKind = (typeof POST_KINDS)[number]

export function isCategoryId(value: number): value is CategoryId {
  return (CATEGORY_IDS as readonly number[]).includes(value)
}

/** The category that holds the news of a language: 1 in Somali, 6 in English. */
export function newsCategory(language: Language): CategoryId {
  return language === 'SO' ? CATEGORY.somaliNews : CATEGORY.englishNews
}

/** The category that holds the posts of a kind in a language. */
export function categoryOfPostKind(kind: PostKind, language: Language): CategoryId {
  return kind === 'news' ? newsCategory(language) : CATEGORY[kind]
}

export function kindOfCategory(id: CategoryId): PostKind {
  if (id === CATEGORY.somaliNews || id === CATEGORY.englishNews) return 'news'
  const entry = Object.entries(CATEGORY).find(([, number]) => number === id)
  return entry?.[0] as PostKind
}

/**
 * The language of a category when a call names none: category 6 is the English news, and every other
 * category is in the default language, Somali.
 */
export function languageOfCategory(id: CategoryId): Language {
  return id === CATEGORY.englishNews ? 'EN' : 'SO'
}

/** Institution ids of leaders: 2 is the army's (Specification §3). */
export const INSTITUTION = { ministry: 1, army: 2 } as const
