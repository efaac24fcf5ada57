import { validReason } from '../../../access/publishers-publish-what-another-wrote.ts'
import type { Post } from '../../../payload-types.ts'
import type { LanguageGroup } from '../../language-fields.ts'
import { type Group, type PostCopies, publicStateOf, wasEverPublic } from './read-post.ts'

/** How far a date's writer's clock may be ahead of the desk's. */
const CLOCK_LEEWAY_MS = 60 * 1000

interface Publication {
  readonly group: LanguageGroup
  readonly at: Date
  /** Whether the publisher has written the text. */
  readonly alone: boolean
  readonly reason?: string | undefined
  readonly changeNote?: string | undefined
}

/** When readers first had a text; for a text that a program published, the post's own date. */
function firstPublishedAt({ main }: PostCopies, group: LanguageGroup): string | null {
  const isKnown = publicStateOf(main, group) !== 'draft'
  return main[group]?.firstPublishedAt ?? (isKnown ? main.publishedAt : null)
}

/**
 * A text of the working copy as readers get it. Only a change note gives a text that was public before
 * a date of change.
 */
function publishedText(post: PostCopies, publication: Publication): Group {
  const { group, at, alone, reason, changeNote } = publication
  const text = post.working[group]
  const first = firstPublishedAt(post, group)
  const isUpdate = first !== null && Boolean(changeNote)
  return {
    ...text,
    state: 'public',
    firstPublishedAt: first ?? at.toISOString(),
    changedAt: isUpdate ? at.toISOString() : (post.main[group]?.changedAt ?? null),
    changeNote: isUpdate ? (changeNote ?? null) : (post.main[group]?.changeNote ?? null),
    withdrawnAt: null,
    withdrawnReason: null,
    publishedAlone: alone,
    publishedAloneReason: alone ? (validReason(reason) ?? null) : null,
    changedBy: [],
  }
}

/**
 * The date that readers see: the time of the first publishing, unless somebody chose another or
 * readers already know one.
 */
function publicDate({ main, working }: PostCopies, at: Date): string {
  const isChosen = working.dateChosen === true || wasEverPublic(main)
  return isChosen && working.publishedAt ? working.publishedAt : at.toISOString()
}

/**
 * Whether publishing at a time would show readers a date in the future. A date that they have already
 * is allowed: a clock that was ahead and was set right must not keep a text from being corrected.
 */
export function isPublicDateAhead(post: PostCopies, at: Date): boolean {
  const date = publicDate(post, at)
  const isUnchanged = wasEverPublic(post.main) && post.main.publishedAt === date
  return !isUnchanged && Date.parse(date) > at.getTime() + CLOCK_LEEWAY_MS
}

/** The post as readers get it when one of its texts is published; the other text stays as they have it. */
export function publishedMain(post: PostCopies, publication: Publication): Post {
  const { main, working } = post
  const other: LanguageGroup = publication.group === 'so' ? 'en' : 'so'
  return {
    ...working,
    publishedAt: publicDate(post, publication.at),
    dateChosen: true,
    sharedChangedBy: [],
    [publication.group]: publishedText(post, publication),
    [other]: { ...main[other], state: publicStateOf(main, other) },
  }
}

/**
 * Both copies of a post with one text withdrawn. Readers keep the text as they have it, with the
 * reason. A draft of a new text at the desk keeps its content and its state.
 */
export function withdrawnCopies(
  { main, working }: PostCopies,
  group: LanguageGroup,
  at: Date,
  reason: string,
): { readonly main: Post; readonly working: Post } {
  const withdrawal: Partial<Group> = {
    firstPublishedAt: main[group]?.firstPublishedAt ?? main.publishedAt,
    withdrawnAt: at.toISOString(),
    withdrawnReason: reason,
  }
  const state = working[group]?.state === 'public' ? 'withdrawn' : working[group]?.state
  return {
    main: { ...main, [group]: { ...main[group], ...withdrawal, state: 'withdrawn' } },
    working: { ...working, [group]: { ...working[group], ...withdrawal, state } },
  }
}
