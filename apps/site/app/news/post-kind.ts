import { isCategoryId, kindOfCategory, type Post, type PostKind } from '@gaashaan/contract'
import { isTender } from './present-tender.ts'

/**
 * The list that a post stands in, by the number that our host tells, or by what only tenders have.
 * `undefined` where the post does not show it.
 */
export function postKind(post: Post): PostKind | undefined {
  const { category_id: id } = post
  if (id && isCategoryId(id)) return kindOfCategory(id)
  return isTender(post) ? 'tenders' : undefined
}
