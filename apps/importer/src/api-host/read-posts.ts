import { CATEGORY, type CallName, type Language, type PostKind } from '@gaashaan/contract'
import { LANGUAGE_GROUP, type LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import type { ByLanguage } from '../by-language.ts'
import { addFailure, type Report } from '../report/report.ts'
import type { Position, StagingFile } from '../staging-file.ts'
import { type HostList, hostLists } from './lists.ts'
import { callText, type HostCall, type Query } from './read-call.ts'
import { type HostPost, readItem } from './read-item.ts'
import { readList } from './read-list.ts'

/** A post's text in one language, from a list. */
export interface ListedText {
  readonly position: Position
  readonly subject: string | undefined
  readonly createdAt: string | undefined
  readonly subcategory: string | undefined
  /** Whether the list has whole texts, so that the post itself need not be fetched. */
  isWhole: boolean
}

export interface ReadPost {
  readonly id: number
  readonly kinds: Set<PostKind>
  readonly texts: ByLanguage<ListedText>
  heading: string
  featured: boolean
}

/** How many posts of a list, those with the longest texts, are compared with the posts themselves. */
const SAMPLE = 3

type SampledPost = Pick<HostPost, 'id'> & { readonly content: string }

/** Whether a list has the same texts as the posts themselves; some hosts shorten them in lists. */
async function hasWholeTexts(call: HostCall, language: Language, sample: readonly SampledPost[]) {
  for (const { id, content } of sample) {
    const result = await call('post', { language }, id).catch(() => undefined)
    if (result === undefined || readItem(result.data)?.content !== content) return false
  }
  return sample.length > 0
}

type AddPost = (item: HostPost, kind: PostKind, group: LanguageGroup) => ListedText | undefined

async function readPostList(
  { call: name, query, kind, language }: HostList,
  call: HostCall,
  addPost: AddPost,
  report: Report,
): Promise<void> {
  const texts: ListedText[] = []
  let longest: SampledPost[] = []
  const onCut = (address: string, reason: string) =>
    addFailure(report, { thing: 'list', address, reason })
  for await (const { item, address } of readList(call, name, query, onCut)) {
    const post = readItem(item)
    if (post === undefined) {
      const reason = `an item of the list has no id: ${JSON.stringify(item).slice(0, 200)}`
      addFailure(report, { thing: 'post', address, reason })
      continue
    }
    const text = addPost(post, kind, LANGUAGE_GROUP[language])
    if (text) texts.push(text)
    const { id, content } = post
    if (!content?.trim()) continue
    longest.push({ id, content })
    longest = longest.sort((a, b) => b.content.length - a.content.length).slice(0, SAMPLE)
  }
  const isWhole = await hasWholeTexts(call, language, longest)
  for (const text of texts) text.isWhole = isWhole
}

/** Categories with featured posts; those of news also have the latest ones. */
const FEATURED = [
  { category: CATEGORY.somaliNews, language: 'SO', kind: 'news' },
  { category: CATEGORY.englishNews, language: 'EN', kind: 'news' },
  { category: CATEGORY.videos, language: 'SO', kind: 'videos' },
  { category: CATEGORY.videos, language: 'EN', kind: 'videos' },
] as const

const readItems = (data: unknown): HostPost[] =>
  Array.isArray(data) ? data.flatMap((item) => readItem(item) ?? []) : []

/**
 * All posts of a host's lists, each once, by their ids; the texts are in the staging file. A list that
 * fails is in the report, and its posts come with the next run.
 */
export async function readPosts(
  call: HostCall,
  staging: StagingFile,
  report: Report,
): Promise<ReadonlyMap<number, ReadPost>> {
  const posts = new Map<number, ReadPost>()
  const addPost: AddPost = (item, kind, group) => {
    const { id, title, postUrl: subject, createdAt, subcategory } = item
    const post = posts.get(id) ?? { id, kinds: new Set(), texts: {}, heading: '', featured: false }
    posts.set(id, post)
    post.kinds.add(kind)
    post.heading ||= title
    // Of several lists the first one counts.
    if (post.texts[group]) return undefined
    const position = staging.put(item)
    const text: ListedText = { position, subject, createdAt, subcategory, isWhole: false }
    post.texts[group] = text
    return text
  }
  const attempt = async (name: CallName, query: Query, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      const address = callText(name, query)
      addFailure(report, { thing: 'list', address, reason: (error as Error).message })
    }
  }

  const isOurs = await call('contentVersion').then(
    ({ data }) => typeof (data as { version?: unknown }).version === 'string',
    () => false,
  )
  for (const list of hostLists(isOurs)) {
    await attempt(list.call, list.query, () => readPostList(list, call, addPost, report))
  }
  for (const { category, language, kind } of FEATURED) {
    const query = { category_id: category, language }
    const group = LANGUAGE_GROUP[language]
    if (kind === 'news') {
      await attempt('latestPosts', query, async () => {
        const { data } = await call('latestPosts', { ...query, limit: 50 })
        for (const item of readItems(data)) addPost(item, kind, group)
      })
    }
    await attempt('featuredPosts', query, async () => {
      const { data } = await call('featuredPosts', query)
      for (const item of readItems(data)) {
        addPost(item, kind, group)
        const post = posts.get(item.id)
        if (post) post.featured = true
      }
    })
  }
  return posts
}
