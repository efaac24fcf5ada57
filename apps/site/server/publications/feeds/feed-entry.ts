import type { Language, Post } from '@gaashaan/contract'
import { cleanArticleHtml, plainText } from '../../../app/html/clean-html.server.ts'
import { downloadUrl } from '../../../app/images/download-url.ts'
import { IMAGE_SLOTS } from '../../../app/images/image-slots.ts'
import { type PagePicture, pagePicture } from '../../../app/images/page-picture.ts'
import { longDate } from '../../../app/language/dates.ts'
import { withLanguage } from '../../../app/language/language-path.ts'
import { shorten } from '../../../app/news/shorten.ts'
import { articlePath } from '../../../app/paths/article-path.ts'
import { absoluteHtml, absoluteUrl } from '../documents/absolute-urls.ts'
import { mediaTypeOf } from '../documents/media-type.ts'
import { messagesFor } from '../documents/messages.ts'
import { postTimes } from '../documents/post-times.ts'
import { xmlText } from '../documents/xml.ts'

const MAX_SUMMARY_CHARS = 280

/** A year in which the site had its host name, as its tags need one (RFC 4151 §2.1). */
const TAG_YEAR = '2026'

/** A post in a feed; every URL is absolute. */
export type FeedEntry = ReturnType<typeof feedEntry>

/** An ID that stays the same when paths change (RFC 4287 §4.2.6, RFC 4151). */
export function feedTag(siteUrl: string, name: string): string {
  return `tag:${new URL(siteUrl).hostname},${TAG_YEAR}:${name}`
}

function figure({ url, alt, caption, credit }: PagePicture, siteUrl: string): string {
  const text = [caption, credit].filter(Boolean).join(' – ')
  const figcaption = text && `<figcaption>${xmlText(text)}</figcaption>`
  const src = xmlText(absoluteUrl(url, siteUrl))
  return `<figure><img src="${src}" alt="${xmlText(alt)}">${figcaption}</figure>`
}

/** A file of an entry; `bytes` if its host sends the size. */
function enclosure(url: string, siteUrl: string, bytes?: number | null) {
  return { url: absoluteUrl(url, siteUrl), type: mediaTypeOf(url), bytes }
}

/** The beginning of the text; of a tender, first when it closes. */
function summaryOf(post: Post, language: Language): string {
  const text = shorten(plainText(post.content ?? ''), MAX_SUMMARY_CHARS)
  if (!post.closes_at) return text
  const { closes } = messagesFor(language).posts.tenders
  return `${closes}: ${longDate(post.closes_at, language)}. ${text}`.trim()
}

/** A post as an entry. Its ID stays the same when its title, and so its path, changes. */
export function feedEntry(post: Post, language: Language, siteUrl: string) {
  const picture = pagePicture(post.picture, post.post_url, '', IMAGE_SLOTS.article)
  const file = downloadUrl(post.post_url)
  const html = absoluteHtml(cleanArticleHtml(post.content ?? ''), siteUrl)
  return {
    id: feedTag(siteUrl, `${language.toLowerCase()}/posts/${post.id}`),
    title: post.title,
    url: siteUrl + withLanguage(articlePath(post), language),
    ...postTimes(post),
    summary: summaryOf(post, language),
    /** Cleaned HTML, the picture first; empty if the post has neither. */
    html: (picture ? figure(picture, siteUrl) : '') + html,
    subcategory: post.subcategory_name ?? undefined,
    picture: picture && absoluteUrl(picture.url, siteUrl),
    enclosures: [
      ...(picture ? [enclosure(picture.url, siteUrl)] : []),
      ...(file ? [enclosure(file, siteUrl, post.file?.bytes)] : []),
    ],
  }
}
