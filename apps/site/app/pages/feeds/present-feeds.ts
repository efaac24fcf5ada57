import type { Language, Subcategory } from '@gaashaan/contract'
import { subcategorySlug } from '../../feeds/subcategory-slug.ts'
import type { Messages } from '../../messages/messages.ts'
import type { feedsPage } from '../../messages/so/feeds-page.server.ts'
import { FEEDS, type FeedName, feedPath } from '../../paths/feed-paths.ts'

function labelOf(name: FeedName, { furniture, posts }: Messages): string {
  if (name === 'tenders') return posts.tenders.title
  return furniture.nav[name === 'press-releases' ? 'pressRelease' : name]
}

/** Every feed of a language, in both formats: the lists, and after the news its subcategories. */
export function presentFeeds(
  language: Language,
  subcategories: readonly Subcategory[],
  messages: Messages,
  page: typeof feedsPage,
) {
  const feed = (label: string, name: FeedName, slug?: string) => ({
    label,
    atom: feedPath(language, name, 'atom', slug),
    json: feedPath(language, name, 'json', slug),
  })
  return FEEDS.flatMap((name) => {
    const list = feed(labelOf(name, messages), name)
    if (name !== 'news') return [list]
    const parts = subcategories.map((subcategory) =>
      feed(page.feeds.ofNews(subcategory.name), name, subcategorySlug(subcategory)),
    )
    return [list, ...parts]
  })
}
