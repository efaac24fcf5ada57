import type { FileFacts, Language, Post } from '@gaashaan/contract'
import { downloadUrl } from '../../images/download-url.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { pagePicture } from '../../images/page-picture.ts'
import { fileFacts } from '../../news/file-facts.ts'
import { presentDay } from '../present-day.ts'

/** The posts that have a picture, as photos. */
export function presentPhotos(posts: readonly Post[], language: Language) {
  return posts.flatMap(({ id, title, picture, post_url, created_at }) => {
    const photo = pagePicture(picture, post_url, title, IMAGE_SLOTS.gallery)
    return photo
      ? [{ id, caption: title, picture: photo, ...presentDay(created_at, language) }]
      : []
  })
}

export type PhotoView = ReturnType<typeof presentPhotos>[number]

/** Type and size of a document whose host tells neither (Specification §3). */
const DEFAULT_FACTS = { type: 'PDF', size: '1.2MB' }

/** Type and size of a document's file, with its number of pages. */
export function documentFacts(file: FileFacts | null | undefined, language: Language) {
  const size = fileFacts(file, language)
  return file && size ? { type: file.type, size } : DEFAULT_FACTS
}

export function presentDocument(post: Post, language: Language) {
  return {
    id: post.id,
    title: post.title,
    ...presentDay(post.created_at, language),
    /** Its URL; `undefined` where the post has no file. */
    file: downloadUrl(post.post_url),
    facts: documentFacts(post.file, language),
  }
}

export type DocumentView = ReturnType<typeof presentDocument>
