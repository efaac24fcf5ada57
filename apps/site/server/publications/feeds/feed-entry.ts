import type { Language, Post } from '@gaashaan/contract'
import { cleanArticleHtml, plainText } from '../../../app/html/clean-html.server.ts'
import { fileAddress } from '../../../app/images/download-url.ts'
import { PLACES } from '../../../app/images/image-slots.ts'
import { type PagePicture, pictureOf } from '../../../app/images/page-picture.ts'
import { withLanguage } from '../../../app/language/address-language.ts'
import { longDate } from '../../../app/language/dates.ts'
import { articleAddress } from '../../../app/news/article-path.ts'
import { shorten } from '../../../app/news/shorten.ts'
import { absolute, absoluteHtml } from '../documents/absolute-urls.ts'
import { mediaTypeOf } from '../documents/media-type.ts'
import { wordsIn } from '../documents/messages.ts'
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
  const address = xmlText(absolute(url, siteUrl))
  return `<figure><img src="${address}" alt="${xmlText(alt)}">${below}</figure>`
}

function enclosure(address: string, siteUrl: string, bytes?: number | null): Enclosure {
  const type = mediaTypeOf(address)
  return { address: absolute(address, siteUrl), type, ...(bytes && { bytes }) }
}

/** What readers of a list should know at once: of a tender, when it closes. */
function summaryOf(post: Post, language: Language): string {
  const text = shorten(plainText(post.content ?? ''), SUMMARY)
  if (!post.closes_at) return text
  const { closes } = wordsIn(language).posts.tenders
  return `${closes}: ${longDate(post.closes_at, language)}. ${text}`.trim()
}

/** A post of a list as an entry. Its id stays the same when its title, and so its address, changes. */
export function feedEntry(post: Post, language: Language, siteUrl: string): FeedEntry {
  const picture = pictureOf(post.picture, post.post_url, '', PLACES.article)
  const file = fileAddress(post.post_url)
  const html = absoluteHtml(cleanArticleHtml(post.content ?? ''), siteUrl)
  return {
    id: feedTag(siteUrl, `${language.toLowerCase()}/posts/${post.id}`),
    title: post.title,
    address: siteUrl + withLanguage(articleAddress(post), language),
    ...postTimes(post),
    summary: summaryOf(post, language),
    html: (picture ? figure(picture, siteUrl) : '') + html,
    subcategory: post.subcategory_name ?? undefined,
    picture: picture && absolute(picture.url, siteUrl),
    enclosures: [
      ...(picture ? [enclosure(picture.url, siteUrl)] : []),
      ...(file ? [enclosure(file, siteUrl, post.file?.bytes)] : []),
    ],
  }
}
