import type { Post } from '@gaashaan/contract'

/**
 * ISO instants: when a post was published by the date that readers see, and when it last changed in a
 * way that matters to them. That is `changed_at` where the host sends it, else `updated_at`, and never
 * before the first publication in this language.
 */
export function postTimes(post: Post) {
  const { created_at, first_published_at, changed_at, updated_at } = post
  const changed = changed_at === undefined ? updated_at : changed_at
  const instants = [created_at, first_published_at, changed].flatMap((instant) =>
    instant ? Date.parse(instant) : [],
  )
  return {
    published: new Date(created_at).toISOString(),
    updated: new Date(Math.max(...instants)).toISOString(),
  }
}
