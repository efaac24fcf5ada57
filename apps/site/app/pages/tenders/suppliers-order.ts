import type { Post } from '@gaashaan/contract'
import { TENDER_STATES, type TenderState, tenderState } from '../../news/present-tender.ts'

/** When a tender closes, in ms; a tender without a closing day sorts after those that have one. */
function closingTime(post: Post): number {
  return post.closes_at ? Date.parse(post.closes_at) : Number.MAX_SAFE_INTEGER
}

/**
 * Tenders in the order that helps suppliers: open, opening soon, closed. Among the first two the
 * next to close comes first, among the closed ones the latest. `today` is a day of Mogadishu.
 */
export function inSuppliersOrder(tenders: readonly Post[], today: string): readonly Post[] {
  const rank = (state: TenderState) => TENDER_STATES.indexOf(state)
  return tenders
    .map((post) => ({ post, state: tenderState(post, today) }))
    .sort((a, b) => {
      const byState = rank(a.state) - rank(b.state)
      if (byState !== 0) return byState
      const byClosing = closingTime(a.post) - closingTime(b.post)
      return a.state === 'closed' ? -byClosing : byClosing
    })
    .map(({ post }) => post)
}
