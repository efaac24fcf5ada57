import { isCategoryId, kindOfCategory, type Post, type PostKind } from '@gaashaan/contract'
import { isTender } from './present-tender.ts'

/**
 * The kind of a post: by the category that our host sends, or by the fields that only tenders have.
 * `undefined` where it has neither.
 */
export function postKind(post: Post): PostKind | undefined {
  const { category_id: id } = post
  if (id && isCategoryId(id)) return kindOfCategory(id)
  return isTender(post) ? 'tenders' : undefined
}
