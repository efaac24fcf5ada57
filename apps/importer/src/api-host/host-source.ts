import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import { legacyArticlePath } from '../legacy-article-path.ts'
import type { Fetcher } from '../media/fetch-file.ts'
import type { Report } from '../report/report.ts'
import type { DuePost, SourceItems } from '../source-items.ts'
import type { StagingFile } from '../staging-file.ts'
import { oneKind } from './lists.ts'
import { type DueText, loadPost } from './load-post.ts'
import { type ListedPost, pairPosts } from './pair-posts.ts'
import { hostCalls } from './read-call.ts'
import { readLeaders } from './read-leaders.ts'
import { readOperations } from './read-operations.ts'
import { type ListedText, type ReadPost, readPosts } from './read-posts.ts'
import { readSubcategories } from './read-subcategories.ts'

type Texts = Partial<Record<LanguageGroup, DueText>>

const firstSubject = ({ texts }: ReadPost) =>
  Object.values(texts).find(({ subject }) => subject !== undefined)?.subject

function listedOf(post: ReadPost, host: URL): ListedPost {
  const told = Object.values(post.texts)
  const subject = firstSubject(post)
  const address = subject === undefined ? undefined : URL.parse(subject, host.href)?.href
  const createdAt = told.find((text) => text.createdAt)?.createdAt
  return {
    id: post.id,
    kind: oneKind(post.kinds, subject),
    languages: Object.keys(post.texts) as LanguageGroup[],
    ...(address && { subject: address }),
    ...(createdAt && { createdAt }),
  }
}

const dueTexts = ({ id, texts }: ReadPost): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([group, listed]) => [group, { id, listed: listed as ListedText }]),
  )

/** The path of a link to an article of the host that came along; joined ones have a redirect. */
function articlePathIn(address: string, posts: ReadonlyMap<number, unknown>): string | undefined {
  const { pathname } = new URL(address)
  const id = /^\/resources\/NewsDetail\/(?:.*-)?(\d+)$/.exec(pathname)?.[1]
  return id !== undefined && posts.has(Number(id)) ? pathname : undefined
}

const FILE = /\.(?:pdf|mp4|webm|jpe?g|png|webp|avif|gif)$/i

const isFileOf = (host: URL, address: string) => {
  const url = new URL(address)
  return url.origin === host.origin && FILE.test(url.pathname)
}

/** How a host is known in the `imports` table. */
export const sourceOfHost = (host: URL): string => host.href.replace(/\/+$/, '')

export interface HostSource {
  readonly host: URL
  readonly fetchWhole: Fetcher
  readonly staging: StagingFile
  readonly report: Report
  /** Whether an earlier run has imported a key: two posts that came as two stay two. */
  hasCome(key: string): Promise<boolean>
}

async function partners(listed: ListedPost[], hasCome: HostSource['hasCome']) {
  const partner = new Map<number, number>()
  for (const { so, en } of pairPosts(listed)) {
    if (!(await hasCome(`post:${en}`))) partner.set(so, en)
  }
  return partner
}

/** All that an API host shows through the specification's calls; what does not come is told. */
export async function readHost(from: HostSource): Promise<SourceItems> {
  const { host, fetchWhole, staging, report } = from
  const call = hostCalls(host, fetchWhole)
  const base = sourceOfHost(host)
  const { posts } = await readPosts(call, staging, report)
  const listed = [...posts.values()].map((post) => listedOf(post, host))
  const kinds = new Map(listed.map(({ id, kind }) => [id, kind]))
  const partner = await partners(listed, from.hasCome)
  const joined = new Set(partner.values())

  const stories = [...posts.values()]
    .filter(({ id }) => !joined.has(id))
    .map((post) => {
      const other = posts.get(partner.get(post.id) ?? 0)
      const texts: Texts = { ...dueTexts(post), ...(other && dueTexts(other)) }
      const kind = kinds.get(post.id) ?? 'news'
      return { post, other, texts, kind }
    })
  const names = await readSubcategories(
    call,
    stories.map(({ kind, texts }) => ({
      kind,
      texts: Object.fromEntries(
        Object.entries(texts).map(([group, { listed: text }]) => [group, text]),
      ),
    })),
    report,
  )

  const due = stories.map(({ post, other, texts, kind }): DuePost => {
    const { id, kinds: listedAs, heading } = post
    const notes = [
      ...(other ? [`Two posts of the host, ${id} and ${other.id}, are one in two languages.`] : []),
      ...(listedAs.size > 1
        ? [`Listed as ${[...listedAs].join(' and ')}: it came as ${kind}.`]
        : []),
    ]
    const named = (Object.entries(texts) as [LanguageGroup, DueText][])
      .map(
        ([group, text]) =>
          text.listed.subcategory && names.keyOf(kind, group, text.listed.subcategory),
      )
      .find(Boolean)
    const featured = post.featured || other?.featured === true
    const around = { call, staging, host }
    const dueHost = { kind, featured, texts, notes, ...(named && { subcategory: named }) }
    return {
      key: `post:${id}`,
      id,
      address: `${base}/api/posts/public/${id}`,
      heading,
      load: () => loadPost(dueHost, around),
      // The English address of a story that has one id now.
      oldPaths: other ? [{ path: legacyArticlePath(other.id, other.heading), language: 'en' }] : [],
    }
  })
  const operations = await readOperations(call, host, report)
  const leaders = await readLeaders(call, host, report)
  const { subcategories } = names
  return {
    source: base,
    subcategories,
    posts: due,
    operations,
    leaders,
    files: [],
    // The host's articles keep their ids, and so their paths, wherever its pages stand.
    newPath: (address) => articlePathIn(address, posts),
    isOwnFile: (address) => isFileOf(host, address),
  }
}
