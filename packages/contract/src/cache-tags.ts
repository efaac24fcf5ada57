import type { CallName } from './calls.ts'
import { CATEGORY, kindOfCategory, languageOfCategory, type PostKind } from './categories.ts'
import type { Language } from './language.ts'
import type { CheckedQuery } from './query.ts'

/**
 * What a response was made from. A change to the public content names the tags that it concerns, and
 * leaves every response without these tags as it was.
 */
export type CacheTag =
  | `post:${number}`
  /** The posts that lists of a kind show in a language. */
  | `list:${PostKind}:${Lowercase<Language>}`
  /** The posts of a month in Mogadishu's calendar, of every kind: `month:2026-11`. */
  | `month:${string}`
  | `operation:${number}`
  /** All operations. */
  | 'operations'
  | `leader:${number}`
  /** All leaders. */
  | 'leaders'
  | `media:${number}`
  | `subcategory:${number}`
  /** All subcategories. */
  | 'subcategories'
  /** The order that editors give to featured posts and operations. */
  | 'front-page'
  | 'settings'
  | 'policies'
  | 'redirects'
  /** What the transparency log has. */
  | 'log'
  /**
   * A text was taken back for good: what has another tag of the same change is never sent again, not even
   * while nothing newer is there, and records of the log were erased.
   */
  | 'removal'

/** Calls whose responses are not cached. */
type UncachedCallName = 'contactSubmit' | 'contentVersion' | 'preview'

export type CachedCallName = Exclude<CallName, UncachedCallName>

/** A call's checked query, and the id from its path. */
interface TaggedCall extends CheckedQuery {
  readonly id?: number | undefined
}

export const listTag = (kind: PostKind, language: Language): CacheTag =>
  `list:${kind}:${language === 'SO' ? 'so' : 'en'}`

/** The tag of a month such as `2026-11`. */
export const monthTag = (month: string): CacheTag => `month:${month}`

function categoryTag({ category_id: id = CATEGORY.somaliNews, language }: TaggedCall): CacheTag {
  return listTag(kindOfCategory(id), language ?? languageOfCategory(id))
}

/**
 * The tags of each call's response, by what the call asks for. The desk adds those of the files,
 * subcategories and linked documents that the response refers to.
 */
const CALL_TAGS: Readonly<Record<CachedCallName, (call: TaggedCall) => readonly CacheTag[]>> = {
  featuredPosts: (call) => [categoryTag(call), 'front-page'],
  latestPosts: (call) => [categoryTag(call)],
  postsByCategory: (call) =>
    call.subcategory_name === undefined
      ? [categoryTag(call)]
      : [categoryTag(call), 'subcategories'],
  pressReleases: ({ language = 'SO' }) => [listTag('pressReleases', language)],
  post: ({ id = 0 }) => [`post:${id}`],
  subcategories: (call) => [categoryTag(call), 'subcategories'],
  featuredOperations: () => ['operations', 'front-page'],
  operation: ({ id = 0 }) => [`operation:${id}`],
  leaderByTitle: () => ['leaders'],
  leadersByInstitution: () => ['leaders'],
  redirects: () => ['redirects'],
  siteSettings: () => ['settings'],
  policies: () => ['policies'],
  removedTexts: () => ['removal'],
  pressReleasePdf: ({ id = 0 }) => [`post:${id}`],
  logHead: () => ['log'],
  logTile: () => ['log'],
  logEntries: () => ['log'],
}

/** The tags of a call's response, without those of what it refers to. */
export function callTags(name: CachedCallName, call: TaggedCall): readonly CacheTag[] {
  return CALL_TAGS[name](call)
}

/**
 * The header with the tags of a response, separated by spaces (as Fastly's `Surrogate-Key`). A
 * response without it may be outdated by any change.
 */
export const CACHE_TAG_HEADER = 'x-cache-tags'
