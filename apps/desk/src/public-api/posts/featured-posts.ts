import { kindOfCategory, type PostPayload } from '@gaashaan/contract'
import { editorsOrder, orderByIds } from '../../globals/front-page/order.ts'
import { type Load, languageOf, required } from '../load.ts'
import { findPosts } from './find-posts.ts'

/** Maximum number of featured posts in a response; the slider shows no more. */
const MAX_FEATURED = 10

/** The featured posts of a kind: in the editors' order, then the newest first. */
export const featuredPosts: Load = async (desk, call) => {
  const kind = kindOfCategory(required(call.category_id, 'category_id'))
  const order = kind === 'news' || kind === 'videos' ? await editorsOrder(desk, kind) : []
  const { tags } = call
  const query = { kind, language: languageOf(call), featured: true, limit: MAX_FEATURED, tags }
  const find = async (ids?: readonly number[]) =>
    (await findPosts(desk, { ...query, ids })) as readonly (PostPayload & { id: number })[]
  const newest = await find()
  if (order.length === 0) return newest
  // A post that the editors have put in the order may be older than the newest ten.
  const ordered = await find(order)
  const others = newest.filter(({ id }) => !order.includes(id))
  return orderByIds([...ordered, ...others], order).slice(0, MAX_FEATURED)
}
