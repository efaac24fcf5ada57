import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import { Refused } from '@gaashaan/desk/commands/refusals'
import type { ImportOptions } from '../arguments.ts'
import { legacyArticlePath } from '../legacy-article-path.ts'
import { type NamedSubcategory, pairNames, type SamePost } from '../pair-names.ts'
import type { Report } from '../report/report.ts'
import type { DuePost, SourceItems, UnattachedFile } from '../source-items.ts'
import type { StagingFile } from '../staging-file.ts'
import { fileOf, loadItem } from './load-item.ts'
import { type OldCategory, oldPathRules } from './old-path-rules.ts'
import { type IndexedPost, readItems, type WordPressIndex } from './read-items.ts'

export interface WordPressSource
  extends Pick<ImportOptions, 'language' | 'kinds' | 'terms' | 'pages'> {
  readonly file: string
  readonly staging: StagingFile
  readonly report: Report
}

interface Story {
  readonly id: number
  readonly items: Partial<Record<LanguageGroup, IndexedPost>>
}

/** Posts that are translations of each other as one story, under the id of the Somali one. */
function storiesOf(posts: readonly IndexedPost[], fallback: LanguageGroup): Story[] {
  const groups = Map.groupBy(posts, ({ group, id }) => group ?? `alone:${id}`)
  return [...groups.values()].flatMap((group): Story[] => {
    const inLanguage = (language: LanguageGroup) =>
      group.filter((post) => (post.language ?? fallback) === language)
    const [so, en] = [inLanguage('so'), inLanguage('en')]
    if (so.length <= 1 && en.length <= 1) {
      const items = { ...(so[0] && { so: so[0] }), ...(en[0] && { en: en[0] }) }
      return [{ id: (so[0] ?? en[0])?.id ?? 0, items }]
    }
    // More than one in a language: which belong together is not certain.
    return group.map((post) => ({ id: post.id, items: { [post.language ?? fallback]: post } }))
  })
}

function namesOf(stories: readonly Story[], { sameCategory }: WordPressIndex) {
  const named = new Map<string, NamedSubcategory>()
  const same: SamePost[] = []
  for (const { items } of stories) {
    for (const [language, { kind, category, categoryId }] of Object.entries(items)) {
      if (category === undefined) continue
      const id = categoryId === undefined ? undefined : (sameCategory.get(categoryId) ?? categoryId)
      const one = { kind, language: language as LanguageGroup, name: category, ...(id && { id }) }
      named.set(`${kind}:${language}:${category}`, one)
    }
    const { so, en } = items
    if (so?.category && en?.category) same.push({ kind: so.kind, so: so.category, en: en.category })
  }
  return pairNames([...named.values()], same)
}

const pathOf = (address: string): string | undefined => {
  const url = URL.parse(address)
  // `/?p=12` is no path, and the start page needs no redirect.
  return url === null || url.search !== '' || url.pathname === '/' ? undefined : url.pathname
}

/** Paths at which readers found a post: its own, and those with slugs that it had before. */
function oldPathsOf({ id, link, oldSlugs }: IndexedPost): string[] {
  const path = pathOf(link)
  if (path === undefined) return [`/?p=${id}`]
  const renamed = oldSlugs.map((slug) => path.replace(/[^/]+(?=\/?$)/, () => slug))
  return [path, ...renamed, `/?p=${id}`]
}

/** The rules by which what WordPress made of its posts leads on. */
function rulesOf(stories: readonly Story[], index: WordPressIndex, language: LanguageGroup) {
  const categories = new Map<number, OldCategory>()
  const prefixed = new Set<LanguageGroup>()
  const years = new Set<string>()
  const base = (URL.parse(index.site)?.pathname ?? '').replace(/\/+$/, '')
  for (const { items } of stories) {
    for (const [group, post] of Object.entries(items) as [LanguageGroup, IndexedPost][]) {
      if (!post.isPublic) continue
      if (pathOf(post.link)?.startsWith(`${base}/${group}/`)) prefixed.add(group)
      if (post.publishedAt) years.add(post.publishedAt.slice(0, 4))
      const { categoryId: id, category: name, kind } = post
      const path = id === undefined ? undefined : index.categoryPaths.get(id)
      if (id === undefined || name === undefined || path === undefined) continue
      if (!categories.has(id)) categories.set(id, { id, path, name, kind, language: group })
    }
  }
  return oldPathRules({
    base,
    prefixed: [...prefixed],
    language,
    categories: [...categories.values()],
    years: [...years].sort(),
  })
}

/** An address without what does not tell pages apart. */
const bare = (address: string) =>
  address
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')

const SMALLER = /-\d+x\d+(?=\.\w+$)/

/** All that a WordPress export has; what does not come is told. Throws `Refused`. */
export async function readWordPress(from: WordPressSource): Promise<SourceItems> {
  const { file, language, staging, report } = from
  const index = await readItems(file, from, staging, report)
  const { posts, site, attachments } = index
  const nameless = posts.filter((post) => post.language === undefined).length
  if (nameless > 0 && language === undefined) {
    throw new Refused(`${nameless} posts of the export name no language: add --language so or en.`)
  }
  const stories = storiesOf(posts, language ?? 'so')
  const names = namesOf(stories, index)
  const pathsByAddress = new Map<string, string>()
  const due = stories.map(({ id, items }): DuePost => {
    const entries = Object.entries(items) as [LanguageGroup, IndexedPost][]
    const [[firstLanguage, first]] = entries as [[LanguageGroup, IndexedPost]]
    for (const [group, { link, title, isPublic }] of entries) {
      if (isPublic && pathOf(link))
        pathsByAddress.set(bare(link), legacyArticlePath(id, title, group))
    }
    const { kind, category } = first
    const subcategory = category && names.keyOf(kind, firstLanguage, category)
    return {
      key: `post:${id}`,
      id,
      address: first.link,
      heading: first.title,
      load: async () =>
        loadItem({ kind, items, ...(subcategory && { subcategory }) }, index, staging),
      oldPaths: entries.flatMap(([group, post]) =>
        oldPathsOf(post).map((path) => ({ path, language: group })),
      ),
    }
  })
  const addresses = new Set([...attachments.values()].map(({ address }) => address))
  const files = [...attachments.values()].map((attachment): UnattachedFile => {
    const oldPath = pathOf(attachment.address)
    const own = fileOf(attachment, attachment.language ?? language ?? 'so')
    return { ...own, title: attachment.title, ...(oldPath && { oldPath }) }
  })
  return {
    source: `wordpress:${site}`,
    subcategories: names.subcategories,
    posts: due,
    operations: [],
    leaders: [],
    files,
    rules: rulesOf(stories, index, language ?? 'so'),
    newPath: (address) => pathsByAddress.get(bare(address)),
    isOwnFile: (address) => addresses.has(address),
    isOfSource: (address) => URL.parse(address)?.origin === URL.parse(site)?.origin,
    original: (image) => {
      const number = Number(/\bwp-image-(\d+)\b/.exec(image.className)?.[1])
      const known = attachments.get(number)?.address
      if (known) return known
      const whole = URL.parse(image.getAttribute('src') ?? '', site || undefined)?.href
      const larger = whole?.replace(SMALLER, '')
      return larger !== undefined && addresses.has(larger) ? larger : undefined
    },
  }
}
