import type { Language, Post } from '@gaashaan/contract'
import type { ListPage } from '../../api/list-page.ts'
import { presentPost } from '../../news/present-post.ts'
import { LISTING_SIZE } from '../../news/present-posts.ts'
import { isTender, presentTenderFacts } from '../../news/present-tender.ts'

/** One page of tenders on a day of Mogadishu, such as `2026-11-20`. */
export function presentTenders(
  { items, ...listing }: ListPage<Post>,
  language: Language,
  today: string,
) {
  const posts = items.map((post) => ({
    ...presentPost(post, language, LISTING_SIZE.excerpt),
    picture: undefined,
    hasFacts: isTender(post),
    facts: presentTenderFacts(post, language, today),
  }))
  return { ...listing, posts }
}

export type TenderView = ReturnType<typeof presentTenders>['posts'][number]
