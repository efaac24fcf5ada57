import type { Post } from '@gaashaan/contract'

export interface PostTimes {
  /** ISO instants: the date that readers see, and the last change that the page mentions. */
  readonly published: string
  readonly updated: string
}

/**
 * When a post came out and when it last changed so that its readers should know: `changed_at` where
 * the host tells one, else `updated_at`; never before its text was first public in this language.
 */
export function postTimes(post: Post): PostTimes {
  const { created_at, first_published_at, changed_at, updated_at } = post
  const changed = changed_at === undefined ? updated_at : changed_at
  const instants = [created_at, first_published_at, changed].flatMap((moment) => {
    return moment ? Date.parse(moment) : []
  })
  return {
    published: new Date(created_at).toISOString(),
    updated: new Date(Math.max(...instants)).toISOString(),
  }
}
