import { type Language, otherLanguage, type Post, type PostKind } from '@gaashaan/contract'
import type { CallResult, List } from '../../api/call.ts'
import { cleanArticleHtml, plainText } from '../../html/clean-html.server.ts'
import { zoomableImages } from '../../html/zoomable-images.server.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { pagePicture } from '../../images/page-picture.ts'
import { isoDay, longDate } from '../../language/dates.ts'
import { messagesFor } from '../../messages/messages.ts'
import { postKind } from '../../news/post-kind.ts'
import { besideTitle, fileOf } from '../../news/present-post.ts'
import { isTender, presentTenderFacts } from '../../news/present-tender.ts'
import { shorten } from '../../news/shorten.ts'
import { articlePath } from '../../paths/article-path.ts'
import { MAX_RELATED, type RelatedArticle, type RelatedQuery } from '../../search/search.ts'
import { shareImagePath } from '../../share-images/share-image-facts.server.ts'

/** Most characters of the text that search engines and shared links show. */
const DESCRIPTION = 160

/** Latest items beside an article (Specification §9). */
export const SIDEBAR_SIZE = 10

/** Words that are read in a minute: the usual figure for adults reading to understand. */
const WORDS_A_MINUTE = 200

/** Whole minutes that a text takes to read, at least one; nothing for a text without words. */
export function readingMinutes(text: string): number | undefined {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu)?.length ?? 0
  return words === 0 ? undefined : Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

interface Day {
  /** As readers write it, and as `datetime` has it. */
  readonly date: string
  readonly day: string
}

function dayOf(moment: string, language: Language): Day {
  return { date: longDate(moment, language), day: isoDay(moment) }
}

/**
 * When and how the text was changed. Our desk says so where readers are to know; of a host that does
 * not, a change on a later day than the first is one.
 */
function updateOf(post: Post, language: Language): (Day & { readonly note?: string }) | undefined {
  const { changed_at: changedAt, change_note: note, updated_at: updatedAt } = post
  if (changedAt) return { ...dayOf(changedAt, language), ...(note && { note }) }
  if (changedAt === null || !updatedAt) return undefined
  return isoDay(updatedAt) > isoDay(post.created_at) ? dayOf(updatedAt, language) : undefined
}

/** The day of this language's text, where it came later than the post. */
function publishedHere(post: Post, language: Language): Day | undefined {
  const { first_published_at: first, created_at: created } = post
  return first && isoDay(first) > isoDay(created) ? dayOf(first, language) : undefined
}

function withdrawalOf({ withdrawn }: Post, language: Language) {
  return withdrawn ? { ...dayOf(withdrawn.at, language), reason: withdrawn.reason } : undefined
}

/**
 * A post as its own page shows it. `today` is a day of Mogadishu, for tenders; `indexed` the list in
 * which the site's index has the post, for hosts that do not tell it.
 */
export function presentArticle(
  post: Post,
  language: Language,
  today: string,
  indexed: PostKind = 'news',
) {
  const text = plainText(post.content ?? '')
  const html = cleanArticleHtml(post.content ?? '')
  return {
    id: post.id,
    kind: postKind(post) ?? indexed,
    to: articlePath(post),
    title: post.title,
    revision: post.revision,
    description: shorten(text, DESCRIPTION),
    subcategory: post.subcategory_name ?? undefined,
    published: dayOf(post.created_at, language),
    minutes: readingMinutes(text),
    publishedHere: publishedHere(post, language),
    publishedAt: post.created_at,
    updated: updateOf(post, language),
    withdrawn: withdrawalOf(post, language),
    picture: pagePicture(post.picture, post.post_url, '', IMAGE_SLOTS.article),
    card: shareImagePath(post, language),
    // A text of pictures alone is content too; one of empty paragraphs is none.
    html:
      text !== '' || html.includes('<img')
        ? zoomableImages(html, messagesFor(language).media.enlarge)
        : undefined,
    ...fileOf(post, language),
    tender: isTender(post) ? presentTenderFacts(post, language, today) : undefined,
    // A host that does not say which languages a post has may have the other one.
    inOtherLanguage: post.languages?.includes(otherLanguage(language)) ?? true,
  }
}

export type Article = ReturnType<typeof presentArticle>

/** The articles about the same that the sidebar, whose items `latest` are, does not show already. */
export function presentRelated(
  beside: RelatedQuery | undefined,
  latest: LatestPosts,
  language: Language,
) {
  const shown = new Set(latest.map(({ to }) => to))
  return (beside?.related ?? [])
    .filter(({ to }) => !shown.has(to))
    .slice(0, MAX_RELATED)
    .map(({ to, title, date }: RelatedArticle) => ({
      to,
      title,
      ...(date !== undefined && dayOf(date, language)),
    }))
}

export type RelatedArticles = ReturnType<typeof presentRelated>

/** What the page of a missing article says of the one that exists in the other language. */
export function presentElsewhere(other: CallResult<Post>) {
  // A withdrawn text is nothing to send readers to who never had it.
  if (other.state !== 'loaded' || other.data.withdrawn) return undefined
  return { title: other.data.title, kind: postKind(other.data) ?? 'news' }
}

export type Elsewhere = NonNullable<ReturnType<typeof presentElsewhere>>

/** The latest of a list beside an article, without the article itself (Specification §2). */
export function presentLatest(latest: List<Post>, language: Language, except: number | undefined) {
  return latest.items
    .filter((post) => post.id !== except)
    .slice(0, SIDEBAR_SIZE)
    .map((post) => ({
      id: post.id,
      to: articlePath(post),
      title: post.title,
      date: longDate(post.created_at, language),
      day: isoDay(post.created_at),
      picture: besideTitle(post, IMAGE_SLOTS.aside),
    }))
}

export type LatestPosts = ReturnType<typeof presentLatest>

/** The status of an article's page (RFC 9110): the host's failure is not the reader's mistake. */
export function articleStatus(called: CallResult<Post>): 200 | 404 | 503 {
  return called.state === 'loaded' ? 200 : called.state === 'missing' ? 404 : 503
}
