import type { Language, OperationPage } from '@gaashaan/contract'
import {
  type OperationView,
  presentOperation,
} from '../../components/operation-card/present-operation.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { type PagePicture, pagePicture } from '../../images/page-picture.ts'
import type { PostSummary } from '../../news/post-summary.ts'
import { presentPost } from '../../news/present-post.ts'

/** What an operation's own page shows. */
export interface OperationPageView {
  readonly operation: OperationView
  readonly photos: readonly PagePicture[]
  readonly news: readonly PostSummary[]
}

/**
 * An operation with its news, and its photos: the editors' choice, then the pictures of its news,
 * each picture once.
 */
export function presentOperationPage(page: OperationPage, language: Language): OperationPageView {
  const own = page.photos.map((photo) => pagePicture(photo, undefined, '', IMAGE_SLOTS.gallery))
  const ofNews = page.posts.map((post) =>
    pagePicture(post.picture, undefined, post.title, IMAGE_SLOTS.gallery),
  )
  const photos = new Map<string, PagePicture>()
  for (const photo of [...own, ...ofNews]) if (photo) photos.set(photo.url, photo)
  return {
    operation: presentOperation(page, language, IMAGE_SLOTS.article),
    photos: [...photos.values()],
    news: page.posts.map((post) => presentPost(post, language, 0, IMAGE_SLOTS.third)),
  }
}
