import { type Language, otherLanguage, type Post } from '@gaashaan/contract'
import type { Called, List } from '../../api/call.ts'
import { cleanArticleHtml, plainText } from '../../api/clean-html.server.ts'
import { fileAddress } from '../../api/file-address.ts'
import { PLACES } from '../../api/picture-places.ts'
import { pictureOf } from '../../api/pictures.ts'
import { isoDay, longDate } from '../../language/dates.ts'
import { articleAddress } from '../../news/article-address.ts'
import { besideTitle } from '../../news/present-post.ts'
import { isTender, presentTenderFacts } from '../../news/present-tender.ts'
import { shorten } from '../../news/shorten.ts'

/** Most characters of the text that search engines and shared links show. */
const DESCRIPTION = 160

/** Latest news beside an article (Specification §9). */
export const SIDEBAR_SIZE = 10

/** A post as its own page shows it. `today` is a day of Mogadishu, for tenders. */
export function presentArticle(post: Post, language: Language, today: string) {
  const updated = post.updated_at ?? undefined
  const isUpdated = updated !== undefined && isoDay(updated) > isoDay(post.created_at)
  const text = plainText(post.content ?? '')
  const html = cleanArticleHtml(post.content ?? '')
  return {
    to: articleAddress(post),
    title: post.title,
    revision: post.revision,
    description: shorten(text, DESCRIPTION),
    subcategory: post.subcategory_name ?? undefined,
    published: { date: longDate(post.created_at, language), day: isoDay(post.created_at) },
    publishedAt: post.created_at,
    updated: isUpdated ? { date: longDate(updated, language), day: isoDay(updated) } : undefined,
    picture: pictureOf(post.picture, post.post_url, '', PLACES.article),
    // A text of pictures alone is content too; one of empty paragraphs is none.
    html: text !== '' || html.includes('<img') ? html : undefined,
    file: fileAddress(post.post_url),
    tender: isTender(post) ? presentTenderFacts(post, language, today) : undefined,
    // A host that does not say which languages a post has may have the other one.
    inOtherLanguage: post.languages?.includes(otherLanguage(language)) ?? true,
  }
}

export type Article = ReturnType<typeof presentArticle>

/** The latest news beside an article, without the article itself (Specification §2). */
export function presentLatest(latest: List<Post>, language: Language, except: number | undefined) {
  return latest.items
    .filter((post) => post.id !== except)
    .slice(0, SIDEBAR_SIZE)
    .map((post) => ({
      id: post.id,
      to: articleAddress(post),
      title: post.title,
      date: longDate(post.created_at, language),
      day: isoDay(post.created_at),
      picture: besideTitle(post, PLACES.aside),
    }))
}

export type LatestNews = ReturnType<typeof presentLatest>

/** The status of an article's page (RFC 9110): the host's failure is not the reader's mistake. */
export function articleStatus(called: Called<Post>): 200 | 404 | 503 {
  return called.state === 'loaded' ? 200 : called.state === 'missing' ? 404 : 503
}
