import { createHash } from 'node:crypto'
import type { Language, Post } from '@gaashaan/contract'
import { IMAGE_SLOTS } from '../images/image-slots.ts'
import { pagePicture } from '../images/page-picture.ts'
import { longDate } from '../language/dates.ts'
import { messagesFor } from '../messages/messages.ts'

/** Changes when cards are drawn anew: places that show one keep it by its address. */
const DRAWING = 1

/** Pixels across of the made size that a card needs: it shows a part of a picture, 630 high. */
const ENOUGH = 1_100

/** Everything that a card shows. */
export interface ShareImageFacts {
  readonly language: Language
  readonly title: string
  /** As readers write it, and with it what the post is about. */
  readonly date: string
  readonly subcategory?: string | undefined
  readonly ministry: string
  readonly country: string
  /** Path of the picture on this site. */
  readonly picture?: string | undefined
}

function picturePath(post: Post): string | undefined {
  const whole = pagePicture(post.picture, post.post_url, '', IMAGE_SLOTS.article)?.url
  if (!whole?.startsWith('/media/')) return undefined
  const made = (post.picture?.sizes ?? [])
    .filter(({ url, width }) => url.startsWith('/media/') && width >= ENOUGH)
    .toSorted((one, other) => one.width - other.width)[0]
  return made?.url ?? whole
}

/** What the card of a post shows in a language. */
export function shareImageFacts(post: Post, language: Language): ShareImageFacts {
  const { ministry, country } = messagesFor(language).furniture
  return {
    language,
    title: post.title,
    date: longDate(post.created_at, language),
    subcategory: post.subcategory_name ?? undefined,
    ministry,
    country,
    picture: picturePath(post),
  }
}

/** The path of a post's card: another one as soon as the card shows anything else. */
export function shareImagePath(post: Post, language: Language): string {
  const facts = JSON.stringify([DRAWING, shareImageFacts(post, language)])
  const tag = createHash('sha256').update(facts).digest('hex').slice(0, 12)
  return `/cards/${language.toLowerCase()}/${post.id}-${tag}.jpg`
}
