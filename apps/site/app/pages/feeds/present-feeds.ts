import type { Language, Subcategory } from '@gaashaan/contract'
import { subcategorySlug } from '../../feeds/subcategory-slug.ts'
import type { Messages } from '../../messages/messages.ts'
import type { feedsPage } from '../../messages/so/feeds-page.server.ts'
import { FEEDS, type FeedName, feedPath } from '../../paths/feed-paths.ts'

/** A feed in both formats. */
export interface FeedView {
  readonly label: string
  readonly atom: string
  readonly json: string
}

function labelOf(name: FeedName, { furniture, posts }: Messages): string {
  if (name === 'tenders') return posts.tenders.title
  return furniture.nav[name === 'press-releases' ? 'pressRelease' : name]
}

/** Every feed of a language: the lists, and below the news each of its subcategories. */
export function presentFeeds(
  language: Language,
  subcategories: readonly Subcategory[],
  messages: Messages,
  page: typeof feedsPage,
): readonly FeedView[] {
  const feed = (label: string, name: FeedName, slug?: string): FeedView => ({
    label,
    atom: feedPath(language, name, 'atom', slug),
    json: feedPath(language, name, 'json', slug),
  })
  return FEEDS.flatMap((name) => {
    const whole = feed(labelOf(name, messages), name)
    if (name !== 'news') return [whole]
    const parts = subcategories.map((each) =>
      feed(page.feeds.ofNews(each.name), name, subcategorySlug(each)),
    )
    return [whole, ...parts]
  })
}
