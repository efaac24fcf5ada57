import type { Language, OperationPage } from '@gaashaan/contract'
import { presentOperation } from '../../components/operation-card/present-operation.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { pagePicture } from '../../images/page-picture.ts'
import { presentPost } from '../../news/present-post.ts'

/** An operation with its news, and its photos: the editors' choice, then the pictures of its news. */
export function presentOperationPage(page: OperationPage, language: Language) {
  const pictures = [
    ...page.photos.map((photo) => pagePicture(photo, undefined, '', IMAGE_SLOTS.gallery)),
    ...page.posts.map(({ picture, title }) =>
      pagePicture(picture, undefined, title, IMAGE_SLOTS.gallery),
    ),
  ].filter((picture) => picture !== undefined)
  return {
    operation: presentOperation(page, language, IMAGE_SLOTS.article),
    photos: [...new Map(pictures.map((picture) => [picture.url, picture])).values()],
    news: page.posts.map((post) => presentPost(post, language, 0, IMAGE_SLOTS.third)),
  }
}
