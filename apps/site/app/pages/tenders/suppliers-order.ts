import type { Post } from '@gaashaan/contract'
import { TENDER_STATES, type TenderState, tenderState } from '../../news/present-tender.ts'

/** Instants for comparing; a tender without a closing day stands after those that have one. */
function closing(post: Post): number {
  return post.closes_at ? Date.parse(post.closes_at) : Number.MAX_SAFE_INTEGER
}

/**
 * Tenders in a supplier's order: open, opening soon, closed. Of the first two the next to close
 * comes first; of the closed ones the last to have closed. `today` is a day of Mogadishu.
 */
export function inSuppliersOrder(tenders: readonly Post[], today: string): readonly Post[] {
  const rank = (state: TenderState) => TENDER_STATES.indexOf(state)
  return tenders
    .map((post) => ({ post, state: tenderState(post, today) }))
    .sort((one, other) => {
      const byState = rank(one.state) - rank(other.state)
      if (byState !== 0) return byState
      const byClosing = closing(one.post) - closing(other.post)
      return one.state === 'closed' ? -byClosing : byClosing
    })
    .map(({ post }) => post)
}
