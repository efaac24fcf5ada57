import type { PostKind } from '@gaashaan/contract'
import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'

/** What is held of a post while all are gathered; its words are in the staging. */
export interface ListedPost {
  readonly id: number
  readonly kind: PostKind
  readonly languages: readonly LanguageGroup[]
  /** Whole address of what it is about. */
  readonly subject?: string
  /** ISO 8601. */
  readonly createdAt?: string
}

export interface Pair {
  readonly so: number
  readonly en: number
}

/** Furthest that the two texts of a story are published from each other. */
const MAX_APART_MS = 24 * 60 * 60 * 1000

/**
 * The stories that a host has under two ids, one for each language. Certain are only two posts of the
 * same kind, one Somali and one English, that alone of all posts show the same picture, video or
 * file, and whose dates are at most a day apart. All others stay two posts: a person can join them.
 */
export function pairPosts(posts: Iterable<ListedPost>): Pair[] {
  const bySubject = new Map<string, ListedPost[]>()
  for (const post of posts) {
    if (post.subject === undefined) continue
    bySubject.set(post.subject, [...(bySubject.get(post.subject) ?? []), post])
  }
  const pairs: Pair[] = []
  for (const group of bySubject.values()) {
    if (group.length !== 2) continue
    const only = (language: LanguageGroup) =>
      group.find(({ languages }) => languages.length === 1 && languages[0] === language)
    const [so, en] = [only('so'), only('en')]
    if (!so?.createdAt || !en?.createdAt || so.kind !== en.kind) continue
    const apart = Math.abs(Date.parse(so.createdAt) - Date.parse(en.createdAt))
    if (apart <= MAX_APART_MS) pairs.push({ so: so.id, en: en.id })
  }
  return pairs
}
