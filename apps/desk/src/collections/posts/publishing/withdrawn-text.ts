import type { Post } from '../../../payload-types.ts'
import type { LanguageGroup } from '../../language-fields.ts'
import type { Group, PostCopies } from './read-post.ts'

/**
 * Both copies of a post after a text of it is withdrawn. Readers keep the text as they have it, with
 * the reason; what is being written anew at the desk stays, and its state with it.
 */
export function withdrawnCopies(
  { main, working }: PostCopies,
  group: LanguageGroup,
  at: Date,
  reason: string,
): { readonly main: Post; readonly working: Post } {
  const noted: Partial<Group> = {
    firstPublishedAt: main[group]?.firstPublishedAt ?? main.publishedAt,
    withdrawnAt: at.toISOString(),
    withdrawnReason: reason,
  }
  const state = working[group]?.state
  return {
    main: { ...main, [group]: { ...main[group], ...noted, state: 'withdrawn' } },
    working: {
      ...working,
      [group]: { ...working[group], ...noted, state: state === 'public' ? 'withdrawn' : state },
    },
  }
}
