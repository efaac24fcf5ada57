import type { CacheTag } from '@gaashaan/contract'
import { textHash } from '@gaashaan/transparency-log/text-hash'
import type { PayloadRequest } from 'payload'
import { filesIn } from '../../media/uses/files-in.ts'
import type { Post } from '../../payload-types.ts'
import { type LoggedText, logChanges, type TextNow } from '../../transparency-log/log-changes.ts'
import { LANGUAGE_GROUP, type LanguageGroup } from '../language-fields.ts'
import { toHtml } from '../rich-text-to-html.ts'
import { postFields } from './fields.ts'

const LANGUAGE = { so: 'SO', en: 'EN' } as const

/** The ids of the files of a post in one language, each once: those of both languages and its own. */
function fileIds(post: Post, group: LanguageGroup): number[] {
  const other = group === 'so' ? 'en' : 'so'
  return [...new Set(filesIn(postFields, { ...post, [other]: null }))].sort((a, b) => a - b)
}

const stateIn = (post: Post | undefined, group: LanguageGroup) =>
  post?._status === 'published' ? post[group]?.state : undefined

/** A post in one language, as the log tells it. */
function loggedText(post: Post, group: LanguageGroup): LoggedText {
  const { title, content } = post[group] ?? {}
  return {
    kind: post.kind,
    id: post.id,
    language: group,
    // Only tenders show theirs (`toPost`).
    reference: (post.kind === 'tenders' && post.reference) || '',
    text: textHash(title ?? '', toHtml(content, LANGUAGE[group]) ?? ''),
    files: fileIds(post, group),
  }
}

/** When readers got what they have of a text, or lost it, as its page says. */
function lastMoment(post: Post, group: LanguageGroup): string | undefined {
  const { changedAt, firstPublishedAt, withdrawnAt } = post[group] ?? {}
  if (stateIn(post, group) === 'withdrawn') return withdrawnAt ?? undefined
  return changedAt ?? firstPublishedAt ?? post.publishedAt
}

/** Both texts of a post as they are now. */
export const loggedTexts = (post: Post): TextNow[] =>
  Object.values(LANGUAGE_GROUP).map((group) => {
    const state = stateIn(post, group)
    const { changedAt, changeNote, withdrawnReason } = post[group] ?? {}
    return {
      subject: `post:${post.id}:${group}`,
      state: state === 'public' || state === 'withdrawn' ? state : 'hidden',
      text: loggedText(post, group),
      at: lastMoment(post, group),
      ...{ changedAt, changeNote, withdrawnReason },
    }
  })

/**
 * Writes to the log what readers get of a post, or no longer have, after a change, in its transaction.
 * Returns the cache tags of what has changed so.
 */
export function logVersions(
  req: PayloadRequest,
  before: Post | undefined,
  after: Post | undefined,
): Promise<readonly CacheTag[]> {
  const former = before ? loggedTexts(before) : []
  const latter = after ? loggedTexts(after) : []
  const changes = Object.values(LANGUAGE_GROUP).map((_, place) => ({
    before: former[place],
    after: latter[place],
  }))
  return logChanges(req, changes)
}
