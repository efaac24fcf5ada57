import type { Language, Post } from '@gaashaan/contract'
import { plainText } from '../html/clean-html.server.ts'
import { downloadUrl } from '../images/download-url.ts'
import { IMAGE_SLOTS, type ImageSlot } from '../images/image-slots.ts'
import { type PagePicture, pagePicture } from '../images/page-picture.ts'
import { isoDay, longDate } from '../language/dates.ts'
import { articlePath } from '../paths/article-path.ts'
import { fileFacts } from './file-facts.ts'
import type { PostSummary } from './post-summary.ts'
import { shorten } from './shorten.ts'

/** The picture of a post's summary, without the caption and credit that only the article shows. */
export function summaryPicture(post: Post, slot: ImageSlot): PagePicture | undefined {
  const picture = pagePicture(post.picture, post.post_url, '', slot)
  if (picture === undefined) return undefined
  const { caption: _caption, credit: _credit, ...summary } = picture
  return { ...summary, alt: '' }
}

/** A post's file, with its size and number of pages where its host has them. */
export function postFile(post: Post, language: Language) {
  const file = downloadUrl(post.post_url)
  const facts = file && fileFacts(post.file, language)
  return { file, ...(facts && { fileFacts: facts }) }
}

/** A post's summary, with an excerpt of at most `excerptChars` characters (Specification §9). */
export function presentPost(
  post: Post,
  language: Language,
  excerptChars: number,
  slot: ImageSlot = IMAGE_SLOTS.quarter,
): PostSummary {
  return {
    id: post.id,
    to: articlePath(post),
    title: post.title,
    date: longDate(post.created_at, language),
    day: isoDay(post.created_at),
    subcategory: post.subcategory_name ?? undefined,
    excerpt: shorten(plainText(post.content ?? ''), excerptChars),
    picture: summaryPicture(post, slot),
    ...postFile(post, language),
  }
}
