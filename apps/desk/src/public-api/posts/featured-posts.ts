import { kindOfCategory, type PostPayload } from '@gaashaan/contract'
import { editorsOrder, frontPageList, inOrderOf } from '../../globals/front-page/order.ts'
import { type Load, languageOf, required } from '../load.ts'
import { findPosts } from './find-posts.ts'

/** Most featured posts that are answered: the slider shows no more. */
const MAX_FEATURED = 10

/** The featured posts of a kind: in the editors' order, then the newest first. */
export const featuredPosts: Load = async (desk, call) => {
  const kind = kindOfCategory(required(call.category_id, 'category_id'))
  const list = frontPageList(kind)
  const order = list ? await editorsOrder(desk, list) : []
  const query = { kind, language: languageOf(call), featured: true, limit: MAX_FEATURED }
  const newest = (await findPosts(desk, query)) as readonly PostPayload[]
  if (order.length === 0) return newest
  // A named post may be older than the newest ten.
  const named = (await findPosts(desk, { ...query, ids: order })) as readonly PostPayload[]
  const known = new Set(named.map(({ id }) => id))
  const all = [...named, ...newest.filter(({ id }) => !known.has(id))]
  return inOrderOf(all as readonly (PostPayload & { id: number })[], order).slice(0, MAX_FEATURED)
}
