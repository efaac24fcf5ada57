import { CATEGORY, type Language, newsCategory, type Subcategory } from '@gaashaan/contract'
import { listPage, type PagedCall } from '../../../app/api/list-page.ts'
import { newsSubcategories } from '../../../app/api/posts.ts'
import type { Transport } from '../../../app/api/transport.ts'
import { subcategoryOf, subcategorySlug } from '../../../app/feeds/subcategory-slug.ts'
import { withLanguage } from '../../../app/language/address-language.ts'
import { PATHS } from '../../../app/paths/canonical-paths.ts'
import type { FeedName } from '../../../app/paths/feed-paths.ts'
import { messagesIn } from '../documents/messages.ts'
import { type FeedEntry, feedEntry } from './feed-entry.ts'

/** Entries to a page: what a reader that comes once a week has missed. */
const SIZE = 20

/** Of a feed without entries, which RFC 4287 §4.1.1 wants a date of as well. */
const BEGAN = '2026-01-01T00:00:00.000Z'

/** Which feed an address asks for. */
export interface FeedRequest {
  readonly language: Language
  readonly name: FeedName
  /** Of the news; as the address has it. */
  readonly subcategory?: string | undefined
  readonly page: number
}

/** One page of a feed, whatever its format; every address is whole but the slug. */
export interface Feed extends FeedRequest {
  readonly title: string
  readonly subtitle: string
  readonly ministry: string
  readonly siteUrl: string
  /** The page that people read instead. */
  readonly home: string
  readonly updated: string
  readonly pages: number
  readonly entries: readonly FeedEntry[]
}

function pathOf(name: FeedName): string {
  if (name === 'press-releases') return PATHS.pressRelease
  return PATHS[name]
}

function namesOf(name: FeedName, language: Language): { title: string; lead: string } {
  const { furniture, posts } = messagesIn(language)
  const { nav } = furniture
  if (name === 'news') return { title: nav.news, lead: posts.news.lead }
  if (name === 'tenders') return posts.tenders
  if (name === 'speeches') return { title: nav.speeches, lead: posts.speeches.lead }
  if (name === 'publications') return { title: nav.publications, lead: posts.publications.lead }
  return { title: nav.pressRelease, lead: posts.pressReleases.lead }
}

function callOf({ name, language }: FeedRequest, subcategory?: Subcategory): PagedCall {
  if (name === 'press-releases') return { name: 'pressReleases', query: { language } }
  const category_id = name === 'news' ? newsCategory(language) : CATEGORY[name]
  const call: PagedCall = { name: 'postsByCategory', query: { category_id, language } }
  if (!subcategory) return call
  return {
    ...call,
    filter: {
      query: { subcategory_name: subcategory.name },
      fits: (post) => post.subcategory_name === subcategory.name,
    },
  }
}

/** A page of a feed from the calls; `undefined` where it is not there, or the host does not tell. */
export async function loadFeed(
  transport: Transport,
  asked: FeedRequest,
  siteUrl: string,
): Promise<Feed | undefined> {
  const { name, language } = asked
  const all = asked.subcategory === undefined ? [] : await newsSubcategories(transport, language)
  const subcategory = asked.subcategory && subcategoryOf(asked.subcategory, all)
  if (asked.subcategory !== undefined && !subcategory) return undefined
  const only = subcategory || undefined
  const list = await listPage(transport, callOf(asked, only), {
    page: String(asked.page),
    size: SIZE,
  })
  if (list.failed || list.page !== asked.page) return undefined
  const { title, lead } = namesOf(name, language)
  const { ministry } = messagesIn(language).furniture
  const entries = list.items.map((post) => feedEntry(post, language, siteUrl))
  const query = only ? `?subcategory=${encodeURIComponent(only.name)}` : ''
  return {
    ...asked,
    subcategory: only && subcategorySlug(only),
    title: [only?.name, title, ministry].filter(Boolean).join(' – '),
    subtitle: lead,
    ministry,
    siteUrl,
    home: siteUrl + withLanguage(pathOf(name) + query, language),
    updated:
      entries
        .map((entry) => entry.updated)
        .toSorted()
        .at(-1) ?? BEGAN,
    pages: list.pages,
    entries,
  }
}
