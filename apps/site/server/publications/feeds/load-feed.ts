import { categoryOfPostKind, type Language, type Subcategory } from '@gaashaan/contract'
import { listPage, type PagedCall } from '../../../app/api/list-page.ts'
import { newsSubcategories } from '../../../app/api/posts.ts'
import type { Transport } from '../../../app/api/transport.ts'
import { subcategoryBySlug, subcategorySlug } from '../../../app/feeds/subcategory-slug.ts'
import { withLanguage } from '../../../app/language/language-path.ts'
import { PATHS } from '../../../app/paths/canonical-paths.ts'
import { type FeedFormat, type FeedName, feedPath } from '../../../app/paths/feed-paths.ts'
import { messagesFor } from '../documents/messages.ts'
import { feedEntry } from './feed-entry.ts'

/** Entries to a page: enough for a reader that comes once a week. */
const PAGE_SIZE = 20

/** The date of a feed without entries, as RFC 4287 §4.1.1 requires one. */
const EMPTY_FEED_DATE = '2026-01-01T00:00:00.000Z'

export interface FeedRequest {
  readonly language: Language
  readonly name: FeedName
  /** The slug of a subcategory of the news. */
  readonly subcategory?: string | undefined
  readonly page: number
}

/** A page of a feed for all formats; every URL is absolute. */
export type Feed = NonNullable<Awaited<ReturnType<typeof loadFeed>>>

/** The kind of posts in a feed, and the page that lists them. */
const LISTS = {
  news: { kind: 'news', page: 'news' },
  'press-releases': { kind: 'pressReleases', page: 'pressRelease' },
  tenders: { kind: 'tenders', page: 'tenders' },
  speeches: { kind: 'speeches', page: 'speeches' },
  publications: { kind: 'publications', page: 'publications' },
} as const satisfies Record<FeedName, unknown>

function pagedCall({ name, language }: FeedRequest, subcategory?: Subcategory): PagedCall {
  if (name === 'press-releases') return { name: 'pressReleases', query: { language } }
  const category_id = categoryOfPostKind(LISTS[name].kind, language)
  const call: PagedCall = { name: 'postsByCategory', query: { category_id, language } }
  if (!subcategory) return call
  return {
    ...call,
    filter: {
      query: { subcategory_name: subcategory.name },
      matches: (post) => post.subcategory_name === subcategory.name,
    },
  }
}

/** A page of a feed; `undefined` if it does not exist, or the host fails. */
export async function loadFeed(transport: Transport, request: FeedRequest, siteUrl: string) {
  const { name, language, subcategory: slug, page } = request
  const all = slug === undefined ? [] : await newsSubcategories(transport, language)
  const subcategory = slug === undefined ? undefined : subcategoryBySlug(slug, all)
  if (slug !== undefined && !subcategory) return undefined
  const range = { page: String(page), size: PAGE_SIZE }
  const list = await listPage(transport, pagedCall(request, subcategory), range)
  if (list.failed || list.page !== page) return undefined
  const { furniture, posts } = messagesFor(language)
  const { ministry, nav } = furniture
  const { kind, page: pageName } = LISTS[name]
  const title = name === 'tenders' ? posts.tenders.title : nav[pageName]
  const entries = list.items.map((post) => feedEntry(post, language, siteUrl))
  const [updated = EMPTY_FEED_DATE] = entries
    .map((entry) => entry.updated)
    .toSorted()
    .reverse()
  const query = subcategory ? `?subcategory=${encodeURIComponent(subcategory.name)}` : ''
  return {
    ...request,
    subcategory: subcategory && subcategorySlug(subcategory),
    title: [subcategory?.name, title, ministry].filter(Boolean).join(' – '),
    subtitle: posts[kind].lead,
    ministry,
    siteUrl,
    /** The page for people. */
    homeUrl: siteUrl + withLanguage(PATHS[pageName] + query, language),
    updated,
    pages: list.pages,
    entries,
  }
}

/** The URL of a page of a feed; the first page has no number. */
export function feedPageUrl(feed: Feed, format: FeedFormat, page = feed.page): string {
  const { siteUrl, language, name, subcategory } = feed
  const path = feedPath(language, name, format, subcategory)
  return siteUrl + path + (page === 1 ? '' : `?page=${page}`)
}
