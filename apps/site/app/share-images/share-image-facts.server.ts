import { createHash } from 'node:crypto'
import type { Language, Post } from '@gaashaan/contract'
import { referenceNumber } from '@gaashaan/contract/reference-number'
import { IMAGE_SLOTS } from '../images/image-slots.ts'
import { pagePicture } from '../images/page-picture.ts'
import { longDate } from '../language/dates.ts'
import { messagesFor } from '../messages/messages.ts'

/** Raise it when share images are drawn differently: networks cache them by their paths. */
const DESIGN_VERSION = 2

/** Width that a share image needs: it shows a part of the picture, 630 pixels high. */
const MIN_WIDTH_PX = 1_100

/** The path of the post's picture on this site. */
function picturePath(post: Post): string | undefined {
  const original = pagePicture(post.picture, post.post_url, '', IMAGE_SLOTS.article)?.url
  if (!original?.startsWith('/media/')) return undefined
  const variant = (post.picture?.sizes ?? [])
    .filter(({ url, width }) => url.startsWith('/media/') && width >= MIN_WIDTH_PX)
    .toSorted((a, b) => a.width - b.width)[0]
  return variant?.url ?? original
}

/** Everything that a post's share image shows in a language. */
export function shareImageFacts(post: Post, language: Language) {
  const { ministry, country } = messagesFor(language).furniture
  return {
    language,
    title: post.title,
    date: longDate(post.created_at, language),
    reference: referenceNumber(post.id),
    subcategory: post.subcategory_name ?? undefined,
    ministry,
    country,
    picture: picturePath(post),
  }
}

export type ShareImageFacts = ReturnType<typeof shareImageFacts>

/** The path of a post's share image, which changes with everything that the image shows. */
export function shareImagePath(post: Post, language: Language): string {
  const facts = JSON.stringify([DESIGN_VERSION, shareImageFacts(post, language)])
  const tag = createHash('sha256').update(facts).digest('hex').slice(0, 12)
  return `/cards/${language.toLowerCase()}/${post.id}-${tag}.jpg`
}
