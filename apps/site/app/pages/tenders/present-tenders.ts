import type { Language, Post } from '@gaashaan/contract'
import type { List } from '../../api/call.ts'
import { paginate } from '../../components/pagination/paginate.ts'
import { presentPost } from '../../news/present-post.ts'
import { LISTING_SIZE } from '../../news/present-posts.ts'
import {
  isTender,
  presentTenderFacts,
  TENDER_STATES,
  type TenderState,
  tenderState,
} from '../../news/present-tender.ts'

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

export function presentTenders(
  list: List<Post>,
  language: Language,
  query: URLSearchParams,
  today: string,
) {
  const ordered = inSuppliersOrder(list.items, today)
  const { items, page, pages } = paginate(ordered, query.get('page'), LISTING_SIZE.page)
  return {
    tenders: items.map((post) => ({
      ...presentPost(post, language, LISTING_SIZE.excerpt),
      picture: undefined,
      hasFacts: isTender(post),
      facts: presentTenderFacts(post, language, today),
    })),
    page,
    pages,
    failed: list.failed,
  }
}

export type PresentedTender = ReturnType<typeof presentTenders>['tenders'][number]
