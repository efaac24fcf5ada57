import type { PostKind } from '@gaashaan/contract'
import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'

/** The part of a post that is needed to pair it; its text is in the staging file. */
export interface ListedPost {
  readonly id: number
  readonly kind: PostKind
  readonly languages: readonly LanguageGroup[]
  /** URL of its picture, video or file. */
  readonly subject?: string | undefined
  /** ISO 8601. */
  readonly createdAt?: string | undefined
}

export interface PostPair {
  readonly so: number
  readonly en: number
}

/** Longest time between the two texts of a story. */
const MAX_APART_MS = 24 * 60 * 60 * 1000

/**
 * The stories that a host has under two ids, one for each language. Only these are certain: two posts
 * of the same kind, one Somali and one English, at most a day apart, that alone of all posts have the
 * same picture, video or file. All others stay two posts; a person can join them.
 */
export function pairPosts(posts: Iterable<ListedPost>): PostPair[] {
  const pairs: PostPair[] = []
  for (const [subject, group] of Map.groupBy(posts, (post) => post.subject)) {
    if (subject === undefined || group.length !== 2) continue
    const onlyIn = (language: LanguageGroup) =>
      group.find(({ languages }) => languages.length === 1 && languages[0] === language)
    const [so, en] = [onlyIn('so'), onlyIn('en')]
    if (!so?.createdAt || !en?.createdAt || so.kind !== en.kind) continue
    const apart = Math.abs(Date.parse(so.createdAt) - Date.parse(en.createdAt))
    if (apart <= MAX_APART_MS) pairs.push({ so: so.id, en: en.id })
  }
  return pairs
}
