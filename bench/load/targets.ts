import { setTimeout as sleep } from 'node:timers/promises'
import { readerHeaders, type Visit, visit } from '../server/visit.ts'
import type { PageAddress } from './addresses.ts'

/** A URL of the site that readers, or the sites of others, request again and again. */
export interface Target {
  readonly name: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Whether a proxy before the site is measured too. */
  readonly isProxied: boolean
}

const CALL = '/api/posts/public/latest?category_id=1&language=SO&limit=5'

/** Milliseconds for what a site does on idle: it compresses further what it sent ten seconds ago. */
const SETTLE_MS = 15_000

/** Home in both languages, an article, the news and a call. */
export function targets(addresses: readonly PageAddress[]): [Target, ...Target[]] {
  const article = addresses.find(({ path }) => path.startsWith('/resources/NewsDetail/'))
  if (article === undefined) throw new Error('the sitemap lists no article')
  const somali = readerHeaders('SO')
  return [
    { name: 'home SO', path: '/', headers: somali, isProxied: true },
    { name: 'home EN', path: '/', headers: readerHeaders('EN'), isProxied: false },
    {
      name: 'article',
      path: article.path,
      headers: readerHeaders(article.language),
      isProxied: true,
    },
    { name: 'news', path: '/resources/news', headers: somali, isProxied: false },
    { name: 'call', path: CALL, headers: { 'accept-encoding': 'br' }, isProxied: true },
  ]
}

/** The name of a target's response as a file. */
export function fileName({ name }: Target): string {
  return name.replaceAll(' ', '-')
}

/**
 * A site's responses to targets, by their file names, as it caches them. Throws where a status is not
 * 200.
 */
export async function fetchTargets(
  site: string,
  all: readonly Target[],
): Promise<Record<string, Visit>> {
  const fetchTarget = async (target: Target) => {
    const { path, headers } = target
    const response = await visit(site + path, headers)
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    return [fileName(target), response] as const
  }
  for (const target of all) await fetchTarget(target)
  await sleep(SETTLE_MS)
  return Object.fromEntries(await Promise.all(all.map(fetchTarget)))
}

/** The ETag of a URL; throws where a request with it does not get 304. */
export async function etagOf(url: string, headers: Readonly<Record<string, string>>) {
  const { etag = 'none' } = (await visit(url, headers)).headers
  const { status } = await visit(url, { ...headers, 'if-none-match': etag })
  if (status !== 304) throw new Error(`${url} answered ${status} to its own tag ${etag}`)
  return etag
}
