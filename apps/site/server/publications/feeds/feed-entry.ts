import type { Language, Post } from '@gaashaan/contract'
import { cleanArticleHtml, plainText } from '../../../app/html/clean-html.server.ts'
import { downloadUrl } from '../../../app/images/download-url.ts'
import { IMAGE_SLOTS } from '../../../app/images/image-slots.ts'
import { type PagePicture, pagePicture } from '../../../app/images/page-picture.ts'
import { withLanguage } from '../../../app/language/address-language.ts'
import { longDate } from '../../../app/language/dates.ts'
import { shorten } from '../../../app/news/shorten.ts'
import { articlePath } from '../../../app/paths/article-path.ts'
import { absoluteHtml, absoluteUrl } from '../documents/absolute-urls.ts'
import { mediaTypeOf } from '../documents/media-type.ts'
import { messagesIn } from '../documents/messages.ts'
import { type PostTimes, postTimes } from '../documents/post-times.ts'
import { xmlText } from '../documents/xml.ts'
import { feedTag } from './feed-tag.ts'

/** Most characters of an entry's summary. */
const SUMMARY = 280

/** A file that comes with an entry; `bytes` where its host tells. */
export interface Enclosure {
  readonly address: string
  readonly type: string
  readonly bytes?: number | undefined
}

/** A post as a feed tells it; every address is whole. */
export interface FeedEntry extends PostTimes {
  readonly id: string
  readonly title: string
  readonly address: string
  readonly summary: string
  /** Cleaned HTML, the picture first; empty where the post has neither. */
  readonly html: string
  readonly subcategory?: string | undefined
  readonly picture?: string | undefined
  readonly enclosures: readonly Enclosure[]
}

function figure({ url, alt, caption, credit }: PagePicture, siteUrl: string): string {
  const told = [caption, credit].filter(Boolean).join(' – ')
  const below = told && `<figcaption>${xmlText(told)}</figcaption>`
  const address = xmlText(absoluteUrl(url, siteUrl))
  return `<figure><img src="${address}" alt="${xmlText(alt)}">${below}</figure>`
}

function enclosure(address: string, siteUrl: string, bytes?: number | null): Enclosure {
  const type = mediaTypeOf(address)
  return { address: absoluteUrl(address, siteUrl), type, ...(bytes && { bytes }) }
}

/** What readers of a list should know at once: of a tender, when it closes. */
function summaryOf(post: Post, language: Language): string {
  const text = shorten(plainText(post.content ?? ''), SUMMARY)
  if (!post.closes_at) return text
  const { closes } = messagesIn(language).posts.tenders
  return `${closes}: ${longDate(post.closes_at, language)}. ${text}`.trim()
}

/** A post of a list as an entry. Its id stays the same when its title, and so its address, changes. */
export function feedEntry(post: Post, language: Language, siteUrl: string): FeedEntry {
  const picture = pagePicture(post.picture, post.post_url, '', IMAGE_SLOTS.article)
  const file = downloadUrl(post.post_url)
  const html = absoluteHtml(cleanArticleHtml(post.content ?? ''), siteUrl)
  return {
    id: feedTag(siteUrl, `${language.toLowerCase()}/posts/${post.id}`),
    title: post.title,
    address: siteUrl + withLanguage(articlePath(post), language),
    ...postTimes(post),
    summary: summaryOf(post, language),
    html: (picture ? figure(picture, siteUrl) : '') + html,
    subcategory: post.subcategory_name ?? undefined,
    picture: picture && absoluteUrl(picture.url, siteUrl),
    enclosures: [
      ...(picture ? [enclosure(picture.url, siteUrl)] : []),
      ...(file ? [enclosure(file, siteUrl, post.file?.bytes)] : []),
    ],
  }
}
