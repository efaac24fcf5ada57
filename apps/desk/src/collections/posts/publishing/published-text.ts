import { writtenReason } from '../../../access/publishers-publish-what-another-wrote.ts'
import type { Post } from '../../../payload-types.ts'
import type { LanguageGroup } from '../../language-fields.ts'
import { type Group, type PostCopies, publicStateOf, wasEverPublic } from './read-post.ts'

/** How much the clock of who wrote a date may be ahead of the desk's, in milliseconds. */
const CLOCK_LEEWAY_MS = 60 * 1000

export interface Publishing {
  readonly group: LanguageGroup
  readonly at: Date
  /** True when who publishes has written the text. */
  readonly alone: boolean
  readonly reason?: string | undefined
  readonly changeNote?: string | undefined
}

/** When readers first had a text; of texts that programs published, the date they show. */
function firstPublishedAt({ main }: PostCopies, group: LanguageGroup): string | null {
  const isKnown = publicStateOf(main, group) !== 'draft'
  return main[group]?.firstPublishedAt ?? (isKnown ? main.publishedAt : null)
}

/**
 * A text of the working copy as readers get it. A change note makes it "updated" for those who know
 * it; without one it changes in silence.
 */
export function publishedText(post: PostCopies, publishing: Publishing): Group {
  const { group, at, alone, reason, changeNote } = publishing
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
    publishedAloneReason: alone ? (writtenReason(reason) ?? null) : null,
    changedBy: [],
  }
}

/**
 * The date that readers see: of a post that they never had, the time of its publishing, unless
 * someone chose another one.
 */
function dateOf({ main, working }: PostCopies, at: Date): string {
  const isChosen = working.dateChosen === true || wasEverPublic(main)
  return isChosen && working.publishedAt ? working.publishedAt : at.toISOString()
}

/** Whether a date is still to come at a time: readers would find news from the future. */
function isAhead(date: string, at: Date): boolean {
  return Date.parse(date) > at.getTime() + CLOCK_LEEWAY_MS
}

/**
 * Whether publishing gives readers a date that is still to come. One that they have already is let
 * be: a clock that was ahead and was set right must not keep a text from being corrected.
 */
export function isNewAndAhead(post: PostCopies, at: Date): boolean {
  const date = dateOf(post, at)
  const isTheirs = wasEverPublic(post.main) && post.main.publishedAt === date
  return !isTheirs && isAhead(date, at)
}

/** The post that readers get when one text of it is published: the other text as they have it. */
export function publishedMain(post: PostCopies, publishing: Publishing): Post {
  const { main, working } = post
  const other: LanguageGroup = publishing.group === 'so' ? 'en' : 'so'
  const state = publicStateOf(main, other)
  return {
    ...working,
    publishedAt: dateOf(post, publishing.at),
    dateChosen: true,
    sharedChangedBy: [],
    [publishing.group]: publishedText(post, publishing),
    [other]: { ...main[other], state },
  }
}
