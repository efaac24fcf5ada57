import type { Language, Post } from '@gaashaan/contract'
import { downloadUrl } from '../../images/download-url.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { type PagePicture, pagePicture } from '../../images/page-picture.ts'
import { isoDay, longDate } from '../../language/dates.ts'
import { type DocumentFacts, documentFacts } from './document-facts.ts'

/** A photo with its caption. */
export interface PhotoView {
  readonly id: number
  readonly caption: string
  readonly picture: PagePicture
  readonly date: string
  readonly day: string
}

/** A document that can be downloaded. */
export interface DocumentView {
  readonly id: number
  readonly title: string
  readonly date: string
  readonly day: string
  /** Address of the file; `undefined` where the post names none. */
  readonly file: string | undefined
  readonly facts: DocumentFacts
}

/** The posts that have a picture, as photos. */
export function presentPhotos(posts: readonly Post[], language: Language): readonly PhotoView[] {
  return posts.flatMap((post) => {
    const picture = pagePicture(post.picture, post.post_url, post.title, IMAGE_SLOTS.gallery)
    if (picture === undefined) return []
    const { id, title, created_at } = post
    return [
      {
        id,
        caption: title,
        picture,
        date: longDate(created_at, language),
        day: isoDay(created_at),
      },
    ]
  })
}

export function presentDocument(post: Post, language: Language): DocumentView {
  return {
    id: post.id,
    title: post.title,
    date: longDate(post.created_at, language),
    day: isoDay(post.created_at),
    file: downloadUrl(post.post_url),
    facts: documentFacts(post.file, language),
  }
}
