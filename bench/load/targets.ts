import { readerHeaders, type Visit, visit } from '../server/visit.ts'
import type { PageAddress } from './addresses.ts'

/** What a reader, or the site of another, asks for again and again. */
export interface Target {
  readonly name: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Whether a proxy before the site is measured too. */
  readonly isProxied: boolean
}

const CALL = '/api/posts/public/latest?category_id=1&language=SO&limit=5'

/** Milliseconds for what a site does on idle, such as compressing better what it has just sent. */
const SETTLED = 4_000

/** Home in both languages, an article, the news and a call. */
export function targets(addresses: readonly PageAddress[]): Target[] {
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

/** What a target's answer is called as a file. */
export function fileName({ name }: Target): string {
  return name.replaceAll(' ', '-')
}

/**
 * A site's answers to targets, by their file names, after it had time to make of them what it will
 * keep. Throws where one is not 200.
 */
export async function answersTo(
  site: string,
  asked: readonly Target[],
): Promise<Record<string, Visit>> {
  const ask = async (target: Target) => {
    const { path, headers } = target
    const answer = await visit(site + path, headers)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    return [fileName(target), answer] as const
  }
  for (const target of asked) await ask(target)
  await new Promise((resolve) => setTimeout(resolve, SETTLED))
  return Object.fromEntries(await Promise.all(asked.map(ask)))
}

/** The tag of what an address holds now; throws where asking with it does not come to 304. */
export async function tagOf(url: string, headers: Readonly<Record<string, string>>) {
  const { etag } = (await visit(url, headers)).headers
  const tag = etag ?? 'none'
  const { status } = await visit(url, { ...headers, 'if-none-match': tag })
  if (status !== 304) throw new Error(`${url} answered ${status} to its own tag ${tag}`)
  return tag
}
