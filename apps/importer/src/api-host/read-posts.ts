import { CATEGORY, type Language, type PostKind } from '@gaashaan/contract'
import { LANGUAGE_GROUP, type LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import type { Report } from '../report/report.ts'
import type { Place, StagingFile } from '../staging-file.ts'
import { type HostList, listsOf } from './lists.ts'
import type { HostCall } from './read-call.ts'
import { type HostPost, readItem } from './read-item.ts'
import { readList } from './read-list.ts'

/** A post's words in a language as a list told them. */
export interface ListedText {
  readonly place: Place
  readonly subject?: string
  readonly createdAt?: string
  readonly subcategory?: string
  /** Whether the list is known to tell whole texts, so that the post need not be asked for. */
  isWhole: boolean
}

export interface ReadPost {
  readonly id: number
  readonly kinds: Set<PostKind>
  readonly texts: Partial<Record<LanguageGroup, ListedText>>
  heading: string
  featured: boolean
}

export interface ReadPosts {
  readonly posts: ReadonlyMap<number, ReadPost>
  /** Whether the host is a desk of ours. */
  readonly isOurs: boolean
}

/** Posts of a list whose whole texts are compared with what the list told: those with the longest. */
const SAMPLE = 3

interface Sampled {
  readonly id: number
  readonly content: string
}

/** Whether a list tells the same texts as the posts themselves; some hosts shorten them there. */
async function tellsWholeTexts(call: HostCall, language: Language, longest: readonly Sampled[]) {
  for (const { id, content } of longest) {
    const answer = await call('post', { language }, id).catch(() => undefined)
    if (answer === undefined || readItem(answer.data)?.content !== content) return false
  }
  return longest.length > 0
}

function createPostReader(staging: StagingFile) {
  const posts = new Map<number, ReadPost>()
  const add = (item: HostPost, kind: PostKind, group: LanguageGroup): ListedText | undefined => {
    const { id, title, postUrl, createdAt, subcategory } = item
    const post = posts.get(id) ?? { id, kinds: new Set(), texts: {}, heading: '', featured: false }
    posts.set(id, post)
    post.kinds.add(kind)
    post.heading ||= title
    // An item of a second list adds nothing to what the first told.
    if (post.texts[group]) return undefined
    const text: ListedText = {
      place: staging.put(item),
      ...(postUrl && { subject: postUrl }),
      ...(createdAt && { createdAt }),
      ...(subcategory && { subcategory }),
      isWhole: false,
    }
    post.texts[group] = text
    return text
  }
  return { posts, add }
}

async function readPostList(
  list: HostList,
  call: HostCall,
  add: ReturnType<typeof createPostReader>['add'],
  report: Report,
): Promise<void> {
  const { language, kind } = list
  const texts: ListedText[] = []
  let longest: Sampled[] = []
  const onCut = (address: string, reason: string) =>
    report.entries.push({ thing: 'list', outcome: 'failed', address, reason })
  for await (const { item, address } of readList(call, list.call, list.query, onCut)) {
    const post = readItem(item)
    if (post === undefined) {
      const reason = `an item of the list has no id: ${JSON.stringify(item).slice(0, 200)}`
      report.entries.push({ thing: 'post', outcome: 'failed', address, reason })
      continue
    }
    const text = add(post, kind, LANGUAGE_GROUP[language])
    if (text) texts.push(text)
    const { id, content } = post
    if (content?.trim()) {
      longest = [...longest, { id, content }]
        .sort((one, other) => other.content.length - one.content.length)
        .slice(0, SAMPLE)
    }
  }
  const isWhole = await tellsWholeTexts(call, language, longest)
  for (const text of texts) text.isWhole = isWhole
}

const FEATURED = [
  { category: CATEGORY.somaliNews, language: 'SO', kind: 'news' },
  { category: CATEGORY.englishNews, language: 'EN', kind: 'news' },
  { category: CATEGORY.videos, language: 'SO', kind: 'videos' },
  { category: CATEGORY.videos, language: 'EN', kind: 'videos' },
] as const

const wordsOf = (query: object) => new URLSearchParams(Object.entries(query)).toString()

/**
 * Gathers all posts that a host's lists show, each once, their words in the staging. A list that does
 * not come is told, and its posts come with the next run.
 */
export async function readPosts(
  call: HostCall,
  staging: StagingFile,
  report: Report,
): Promise<ReadPosts> {
  const isOurs = await call('contentVersion').then(
    ({ data }) => typeof (data as { version?: unknown }).version === 'string',
    () => false,
  )
  const { posts, add } = createPostReader(staging)
  const attempt = async (address: string, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      const reason = (error as Error).message
      report.entries.push({ thing: 'list', outcome: 'failed', address, reason })
    }
  }
  for (const list of listsOf(isOurs)) {
    await attempt(`${list.call} ${wordsOf(list.query)}`, () =>
      readPostList(list, call, add, report),
    )
  }
  for (const { category, language, kind } of FEATURED) {
    const query = { category_id: category, language }
    const group = LANGUAGE_GROUP[language]
    await attempt(`latestPosts ${wordsOf(query)}`, async () => {
      if (kind !== 'news') return
      const { data } = await call('latestPosts', { ...query, limit: 50 })
      for (const item of Array.isArray(data) ? data : []) {
        const post = readItem(item)
        if (post) add(post, kind, group)
      }
    })
    await attempt(`featuredPosts ${wordsOf(query)}`, async () => {
      const { data } = await call('featuredPosts', query)
      for (const item of Array.isArray(data) ? data : []) {
        const post = readItem(item)
        if (post === undefined) continue
        add(post, kind, group)
        const featured = posts.get(post.id)
        if (featured) featured.featured = true
      }
    })
  }
  return { posts, isOurs }
}
