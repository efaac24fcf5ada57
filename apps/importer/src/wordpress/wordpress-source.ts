import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import { CommandError } from '@gaashaan/desk/commands/command-errors'
import type { ImportOptions } from '../arguments.ts'
import { type ByLanguage, languageEntries } from '../by-language.ts'
import { articlePath } from '../documents/import-posts.ts'
import { type NamedSubcategory, type NamePair, pairNames } from '../pair-names.ts'
import type { Report } from '../report/report.ts'
import type { QueuedPost, SourceItems, UnattachedFile } from '../source-items.ts'
import type { StagingFile } from '../staging-file.ts'
import { loadItem, sourceFile } from './load-item.ts'
import { type OldCategory, oldPathRules } from './old-path-rules.ts'
import { type IndexedPost, readItems, type WordPressIndex } from './read-items.ts'

interface Story {
  readonly id: number
  readonly items: ByLanguage<IndexedPost>
}

/** Posts that are translations of each other as one story, with the id of the Somali one. */
function joinTranslations(posts: readonly IndexedPost[], fallback: LanguageGroup): Story[] {
  const groups = Map.groupBy(posts, ({ group, id }) => group ?? `alone:${id}`)
  return [...groups.values()].flatMap((group): Story[] => {
    const inLanguage = (language: LanguageGroup) =>
      group.filter((post) => (post.language ?? fallback) === language)
    const [so, en] = [inLanguage('so'), inLanguage('en')]
    if (so.length <= 1 && en.length <= 1) {
      const items = { ...(so[0] && { so: so[0] }), ...(en[0] && { en: en[0] }) }
      return [{ id: (so[0] ?? en[0])?.id ?? 0, items }]
    }
    // With several posts in a language it is uncertain which ones belong together.
    return group.map((post) => ({ id: post.id, items: { [post.language ?? fallback]: post } }))
  })
}

function pairCategories(stories: readonly Story[], { sameCategory }: WordPressIndex) {
  const named = new Map<string, NamedSubcategory>()
  const pairs: NamePair[] = []
  for (const { items } of stories) {
    for (const [language, { kind, category: name, categoryId }] of languageEntries(items)) {
      if (name === undefined) continue
      const id = categoryId === undefined ? undefined : (sameCategory.get(categoryId) ?? categoryId)
      named.set(`${kind}:${language}:${name}`, { kind, language, name, id: id || undefined })
    }
    const { so, en } = items
    if (so?.category && en?.category) {
      pairs.push({ kind: so.kind, so: so.category, en: en.category })
    }
  }
  return pairNames([...named.values()], pairs)
}

/** The path of a URL that needs a redirect: not the start page, with or without a query. */
const pathOf = (address: string): string | undefined => {
  const url = URL.parse(address)
  return url === null || url.search !== '' || url.pathname === '/' ? undefined : url.pathname
}

/** Paths at which readers found a post: its own, and those with earlier slugs. */
function oldPathsOf({ id, link, oldSlugs }: IndexedPost): string[] {
  const path = pathOf(link)
  if (path === undefined) return [`/?p=${id}`]
  const renamed = oldSlugs.map((slug) => path.replace(/[^/]+(?=\/?$)/, () => slug))
  return [path, ...renamed, `/?p=${id}`]
}

/** The redirects of WordPress's archives: categories, tags, years and the like. */
function archiveRules(stories: readonly Story[], index: WordPressIndex, language: LanguageGroup) {
  const categories = new Map<number, OldCategory>()
  const prefixed = new Set<LanguageGroup>()
  const years = new Set<string>()
  const base = (URL.parse(index.site)?.pathname ?? '').replace(/\/+$/, '')
  for (const [group, post] of stories.flatMap(({ items }) => languageEntries(items))) {
    if (!post.isPublic) continue
    if (pathOf(post.link)?.startsWith(`${base}/${group}/`)) prefixed.add(group)
    if (post.publishedAt) years.add(post.publishedAt.slice(0, 4))
    const { categoryId: id, category: name, kind } = post
    const path = id === undefined ? undefined : index.categoryPaths.get(id)
    if (id === undefined || name === undefined || path === undefined) continue
    if (!categories.has(id)) categories.set(id, { id, path, name, kind, language: group })
  }
  return oldPathRules({
    base,
    prefixed: [...prefixed],
    language,
    categories: [...categories.values()],
    years: [...years].sort(),
  })
}

/** A URL without the parts in which links to the same page differ. */
const comparable = (url: string) =>
  url
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')

/** The suffix of a picture in a smaller size: `boat-300x200.jpg`. */
const SIZE_SUFFIX = /-\d+x\d+(?=\.\w+$)/

/** All items of a WordPress export; failures are in the report. Throws `CommandError`. */
export async function readWordPress(
  file: string,
  options: Pick<ImportOptions, 'language' | 'kinds' | 'terms' | 'pages'>,
  staging: StagingFile,
  report: Report,
): Promise<SourceItems> {
  const index = await readItems(file, options, staging, report)
  const { posts, site, attachments } = index
  const withoutLanguage = posts.filter((post) => post.language === undefined).length
  if (withoutLanguage > 0 && options.language === undefined) {
    throw new CommandError(
      `${withoutLanguage} posts of the export name no language: add --language so or en.`,
    )
  }
  const language = options.language ?? 'so'
  const stories = joinTranslations(posts, language)
  const { subcategories, keyOf } = pairCategories(stories, index)
  const newPaths = new Map<string, string>()
  const queue = stories.map(({ id, items }): QueuedPost => {
    const entries = languageEntries(items)
    const [[firstLanguage, first]] = entries as [[LanguageGroup, IndexedPost]]
    for (const [group, { link, title, isPublic }] of entries) {
      if (isPublic && pathOf(link)) newPaths.set(comparable(link), articlePath(id, title, group))
    }
    const { kind, category } = first
    const subcategory = category ? keyOf(kind, firstLanguage, category) : undefined
    return {
      key: `post:${id}`,
      id,
      address: first.link,
      heading: first.title,
      load: async () => loadItem(items, kind, subcategory, index, staging),
      oldPaths: entries.flatMap(([group, post]) =>
        oldPathsOf(post).map((path) => ({ path, language: group })),
      ),
    }
  })
  const urls = new Set([...attachments.values()].map(({ address }) => address))
  const files = [...attachments.values()].map((attachment): UnattachedFile => {
    const { address, title } = attachment
    return { ...sourceFile(attachment, language), title, oldPath: pathOf(address) }
  })
  return {
    source: `wordpress:${site}`,
    subcategories,
    posts: queue,
    operations: [],
    leaders: [],
    files,
    rules: archiveRules(stories, index, language),
    newPath: (url) => newPaths.get(comparable(url)),
    isSourceFile: (url) => urls.has(url),
    isSourceUrl: (url) => URL.parse(url)?.origin === URL.parse(site)?.origin,
    fullSizeUrl: (image) => {
      const id = Number(/\bwp-image-(\d+)\b/.exec(image.className)?.[1])
      const attachment = attachments.get(id)
      if (attachment) return attachment.address
      const url = URL.parse(image.getAttribute('src') ?? '', site || undefined)?.href
      const fullSize = url?.replace(SIZE_SUFFIX, '')
      return fullSize !== undefined && urls.has(fullSize) ? fullSize : undefined
    },
  }
}
