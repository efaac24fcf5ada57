import { ARTICLE_PATH, articleSlug } from '@gaashaan/contract/article-path'
import type { ImportRecords } from '@gaashaan/desk/collections/imports/import-records'
import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import type { ByLanguage } from '../by-language.ts'
import type { Fetcher } from '../media/fetch-file.ts'
import type { Report } from '../report/report.ts'
import type { QueuedPost, SourceItems } from '../source-items.ts'
import type { StagingFile } from '../staging-file.ts'
import { chooseKind } from './lists.ts'
import { loadPost, type TextToLoad } from './load-post.ts'
import { type ListedPost, pairPosts } from './pair-posts.ts'
import { baseUrl, createHostCall, fileUrl } from './read-call.ts'
import { readLeaders } from './read-leaders.ts'
import { readOperations } from './read-operations.ts'
import { type ReadPost, readPosts } from './read-posts.ts'
import { readSubcategories } from './read-subcategories.ts'

type Texts = ByLanguage<TextToLoad>

function listedPost({ id, kinds, texts }: ReadPost, host: URL): ListedPost {
  const all = Object.values(texts)
  const subject = all.find((text) => text.subject !== undefined)?.subject
  return {
    id,
    kind: chooseKind(kinds, subject),
    languages: Object.keys(texts) as LanguageGroup[],
    subject: fileUrl(subject, host),
    createdAt: all.find(({ createdAt }) => createdAt)?.createdAt,
  }
}

const textsToLoad = ({ id, texts }: ReadPost): Texts =>
  Object.fromEntries(Object.entries(texts).map(([group, listed]) => [group, { id, listed }]))

const ARTICLE = new RegExp(`^${ARTICLE_PATH}/(?:.*-)?(\\d+)$`)

const FILE = /\.(?:pdf|mp4|webm|jpe?g|png|webp|avif|gif)$/i

/** All that an API host has in the specification's calls; failures are in the report. */
export async function readHost(
  host: URL,
  fetchFile: Fetcher,
  staging: StagingFile,
  report: Report,
  records: ImportRecords,
): Promise<SourceItems> {
  const call = createHostCall(host, fetchFile)
  const posts = await readPosts(call, staging, report)
  const listed = [...posts.values()].map((post) => listedPost(post, host))
  const kinds = new Map(listed.map(({ id, kind }) => [id, kind]))
  const partners = new Map<number, number>()
  for (const { so, en } of pairPosts(listed)) {
    // Two posts that were imported as two stay two.
    if (!(await records.find(`post:${en}`))) partners.set(so, en)
  }
  const joined = new Set(partners.values())

  const stories = [...posts.values()]
    .filter(({ id }) => !joined.has(id))
    .map((post) => {
      const partner = posts.get(partners.get(post.id) ?? 0)
      const texts: Texts = { ...textsToLoad(post), ...(partner && textsToLoad(partner)) }
      const kind = kinds.get(post.id) ?? 'news'
      const names = { so: texts.so?.listed.subcategory, en: texts.en?.listed.subcategory }
      return { post, partner, texts, kind, names }
    })
  const { subcategories, keyOf } = await readSubcategories(call, stories, report)

  const queue = stories.map(({ post, partner, texts, kind, names }): QueuedPost => {
    const { id, kinds: listedAs, heading } = post
    const notes = [
      ...(partner
        ? [`Two posts of the host, ${id} and ${partner.id}, are one in two languages.`]
        : []),
      ...(listedAs.size > 1
        ? [`Listed as ${[...listedAs].join(' and ')}: it came as ${kind}.`]
        : []),
    ]
    const groups = Object.keys(texts) as LanguageGroup[]
    const subcategory = groups
      .map((group) => names[group] && keyOf(kind, group, names[group]))
      .find(Boolean)
    const featured = post.featured || partner?.featured === true
    return {
      key: `post:${id}`,
      id,
      address: `${baseUrl(host)}/api/posts/public/${id}`,
      heading,
      load: () => loadPost(texts, { kind, featured, subcategory, notes }, { call, staging, host }),
      // The partner's id does not exist any more.
      oldPaths: partner
        ? [{ path: `${ARTICLE_PATH}/${articleSlug(partner.heading, partner.id)}`, language: 'en' }]
        : [],
    }
  })
  return {
    source: baseUrl(host),
    subcategories,
    posts: queue,
    operations: await readOperations(call, host, report),
    leaders: await readLeaders(call, host, report),
    files: [],
    rules: [],
    // The articles keep their ids, and so their paths, whatever origin the host's pages have.
    newPath: (url) => {
      const { pathname } = new URL(url)
      const id = ARTICLE.exec(pathname)?.[1]
      return id !== undefined && posts.has(Number(id)) ? pathname : undefined
    },
    isSourceFile: (url) => {
      const { origin, pathname } = new URL(url)
      return origin === host.origin && FILE.test(pathname)
    },
  }
}
