import { type Language, otherLanguage, type Post, type PostKind } from '@gaashaan/contract'
import { pressReleasePdfPath } from '@gaashaan/contract/press-release-pdf-path'
import { hasPrintedLetters } from '@gaashaan/contract/printed-text'
import type { CallResult, List } from '../../api/call.ts'
import { cleanArticleHtml, plainText } from '../../html/clean-html.server.ts'
import { zoomableImages } from '../../html/zoomable-images.server.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { pagePicture } from '../../images/page-picture.ts'
import { isoDay } from '../../language/dates.ts'
import { messagesFor } from '../../messages/messages.ts'
import { postKind } from '../../news/post-kind.ts'
import { postFile, summaryPicture } from '../../news/present-post.ts'
import { isTender, presentTenderFacts } from '../../news/present-tender.ts'
import { shorten } from '../../news/shorten.ts'
import { articlePath } from '../../paths/article-path.ts'
import { MAX_RELATED, type RelatedArticle } from '../../search/search.ts'
import { shareImagePath } from '../../share-images/share-image-facts.server.ts'
import { type Day, presentDay } from '../present-day.ts'

/** Length of the description that search engines and shared links show. */
const MAX_DESCRIPTION_CHARS = 160

/** Latest items beside an article (Specification §9). */
export const SIDEBAR_SIZE = 10

/** The usual reading speed of adults who read to understand. */
const WORDS_PER_MINUTE = 200

/** Whole minutes that a text takes to read, at least one; nothing for a text without words. */
export function readingMinutes(text: string): number | undefined {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu)?.length ?? 0
  return words === 0 ? undefined : Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/**
 * The day and the note of the last update. Our desk tells which changes readers should know of; for
 * a host that does not, a change counts when it was made on a later day than the first publication.
 */
function presentUpdate(post: Post, language: Language): (Day & { note?: string }) | undefined {
  const { changed_at: changedAt, change_note: note, updated_at: updatedAt } = post
  if (changedAt) return { ...presentDay(changedAt, language), ...(note && { note }) }
  if (changedAt === null || !updatedAt) return undefined
  return isoDay(updatedAt) > isoDay(post.created_at) ? presentDay(updatedAt, language) : undefined
}

/** The day on which the text in this language was published, where it is later than the post's. */
function presentFirstDay(post: Post, language: Language): Day | undefined {
  const { first_published_at: first, created_at: created } = post
  return first && isoDay(first) > isoDay(created) ? presentDay(first, language) : undefined
}

/** The PDF that our desk makes of a press release; other hosts have no revisions, and no PDFs either. */
function madePdf(post: Post, language: Language): string | undefined {
  const isMade = postKind(post) === 'pressReleases' && post.revision && !post.withdrawn
  const isPrinted = isMade && hasPrintedLetters(post.title + (post.content ?? ''))
  return isPrinted ? pressReleasePdfPath(post.id, language) : undefined
}

function presentWithdrawal({ withdrawn }: Post, language: Language) {
  return withdrawn ? { ...presentDay(withdrawn.at, language), reason: withdrawn.reason } : undefined
}

/**
 * What became of the text since it was first public, that day first. Of a text that was changed or
 * withdrawn once there is none: the head of its page says all.
 */
function presentHistory(post: Post, language: Language) {
  const events = post.history ?? []
  if (events.length < 2) return []
  const first = {
    action: 'first' as const,
    note: null,
    ...presentDay(post.first_published_at ?? post.created_at, language),
  }
  const further = events.map(({ at, ...event }) => ({ ...event, ...presentDay(at, language) }))
  return [first, ...further]
}

/**
 * A post as its own page shows it. `today` is a day of Mogadishu, for tenders; `indexedKind` is the
 * list in which the site's index has the post, for hosts that do not tell it.
 */
export function presentArticle(
  post: Post,
  language: Language,
  today: string,
  indexedKind: PostKind = 'news',
) {
  const text = plainText(post.content ?? '')
  const html = cleanArticleHtml(post.content ?? '')
  return {
    id: post.id,
    kind: postKind(post) ?? indexedKind,
    to: articlePath(post),
    title: post.title,
    revision: post.revision,
    description: shorten(text, MAX_DESCRIPTION_CHARS),
    subcategory: post.subcategory_name ?? undefined,
    published: presentDay(post.created_at, language),
    minutes: readingMinutes(text),
    publishedInLanguage: presentFirstDay(post, language),
    publishedAt: post.created_at,
    updated: presentUpdate(post, language),
    withdrawn: presentWithdrawal(post, language),
    history: presentHistory(post, language),
    picture: pagePicture(post.picture, post.post_url, '', IMAGE_SLOTS.article),
    card: shareImagePath(post, language),
    // Pictures alone are content; empty paragraphs alone are not.
    html:
      text !== '' || html.includes('<img')
        ? zoomableImages(html, messagesFor(language).media.enlarge)
        : undefined,
    ...postFile(post, language),
    pdf: madePdf(post, language),
    tender: isTender(post) ? presentTenderFacts(post, language, today) : undefined,
    // Where the host does not tell a post's languages, the other one may exist.
    inOtherLanguage: post.languages?.includes(otherLanguage(language)) ?? true,
  }
}

export type Article = ReturnType<typeof presentArticle>

/** The articles on the same subject, without those that the sidebar shows (`latest`). */
export function presentRelated(
  related: readonly RelatedArticle[] | undefined,
  latest: LatestAsideView['posts'],
  language: Language,
) {
  const latestPaths = new Set(latest.map(({ to }) => to))
  return (related ?? [])
    .filter(({ to }) => !latestPaths.has(to))
    .slice(0, MAX_RELATED)
    .map(({ to, title, date }) => ({
      to,
      title,
      ...(date !== undefined && presentDay(date, language)),
    }))
}

export type RelatedView = ReturnType<typeof presentRelated>

/** Title and list of an article that exists in the other language alone. */
export function presentTranslation(result: CallResult<Post>) {
  // Readers are not sent to a withdrawn text that they never had.
  if (result.state !== 'loaded' || result.data.withdrawn) return undefined
  return { title: result.data.title, kind: postKind(result.data) ?? 'news' }
}

export type Translation = NonNullable<ReturnType<typeof presentTranslation>>

/** The latest of the article's list beside it, without the article itself (Specification §2). */
export function presentLatestAside(
  kind: PostKind,
  { items, failed }: List<Post>,
  language: Language,
  articleId: number | undefined,
) {
  const posts = items
    .filter((post) => post.id !== articleId)
    .slice(0, SIDEBAR_SIZE)
    .map((post) => ({
      id: post.id,
      to: articlePath(post),
      title: post.title,
      ...presentDay(post.created_at, language),
      picture: summaryPicture(post, IMAGE_SLOTS.aside),
    }))
  return { kind, posts, failed }
}

export type LatestAsideView = ReturnType<typeof presentLatestAside>

const STATUS = { loaded: 200, missing: 404, failed: 503 } as const

/** The status of an article's page (RFC 9110): the host's failure is not the reader's mistake. */
export function articleStatus(result: CallResult<unknown>) {
  return 'removed' in result ? 410 : STATUS[result.state]
}
