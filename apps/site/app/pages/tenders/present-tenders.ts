import type { Language, Post } from '@gaashaan/contract'
import type { ListPage } from '../../api/list-page.ts'
import { presentPost } from '../../news/present-post.ts'
import { LISTING_SIZE } from '../../news/present-posts.ts'
import { isTender, presentTenderFacts } from '../../news/present-tender.ts'

export function presentTenders(
  { items, ...listing }: ListPage<Post>,
  language: Language,
  today: string,
) {
  return {
    tenders: items.map((post) => ({
      ...presentPost(post, language, LISTING_SIZE.excerpt),
      picture: undefined,
      hasFacts: isTender(post),
      facts: presentTenderFacts(post, language, today),
    })),
    ...listing,
  }
}

export type PresentedTender = ReturnType<typeof presentTenders>['tenders'][number]
