import { OLD_PAGE_KEYS, type Redirect } from '@gaashaan/contract'
import { asList, call } from './call.ts'
import type { Transport } from './transport.ts'

type RedirectsByPath = ReadonlyMap<string, Redirect>

/** The redirects by their old paths, for each list that the API returned. */
const byPath = new WeakMap<readonly Redirect[], RedirectsByPath>()

/** The suffix of a picture's smaller sizes, which WordPress stores beside the original. */
const SMALLER_SIZE = /-\d+x\d+(?=\.\w+$)/

/** Deepest path for which a rule is looked up; a hostile path may have thousands of slashes. */
const MAX_DEPTH = 20

/** The text decoded, or as it is where its percent signs are no escapes. */
function tryDecode(text: string, decode = decodeURIComponent): string {
  try {
    return decode(text)
  } catch {
    return text
  }
}

/** The form in which paths are compared: a browser requests `/é` as `/%C3%A9`. */
function normalize(path: string): string {
  return tryDecode(path.replace(/(?<=.)\/+$/, ''), decodeURI).toLowerCase()
}

/** The page of an old site that a query names at `/`, as its key and value. */
export function oldPageQuery({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): [string, string] | undefined {
  if (pathname !== '/') return undefined
  const key = OLD_PAGE_KEYS.find((oldKey) => searchParams.get(oldKey))
  return key && [key, searchParams.get(key)?.toLowerCase() ?? '']
}

/** A rule as the redirect of one path: the value stands in for the `*` of its target. */
function applyRule(rule: Redirect, value: string): Redirect {
  return { ...rule, to: rule.to.replaceAll('*', () => encodeURIComponent(value)) }
}

function findByQuery([key, value]: [string, string], redirects: RedirectsByPath) {
  const rule = redirects.get(`/?${key}=*`)
  return redirects.get(`/?${key}=${value}`) ?? (rule && applyRule(rule, value))
}

function findByPath(pathname: string, redirects: RedirectsByPath): Redirect | undefined {
  const path = normalize(pathname)
  const exact = redirects.get(path) ?? redirects.get(path.replace(SMALLER_SIZE, ''))
  if (exact) return exact
  const parts = path.slice(1).split('/')
  for (let depth = Math.min(parts.length, MAX_DEPTH); depth > 0; depth -= 1) {
    const rule = redirects.get(`/${parts.slice(0, depth).join('/')}/*`)
    if (rule) return applyRule(rule, tryDecode(pathname.split('/')[depth + 1] ?? '').toLowerCase())
  }
  return undefined
}

/**
 * The redirect for a URL that has no page. A redirect of the exact path wins over a rule (`/tag/*`),
 * and the longest of several rules wins.
 */
export async function findRedirect(transport: Transport, url: URL): Promise<Redirect | undefined> {
  const { items } = asList(await call(transport, 'redirects', {}))
  const redirects =
    byPath.get(items) ?? new Map(items.map((redirect) => [normalize(redirect.from), redirect]))
  byPath.set(items, redirects)
  const oldPage = oldPageQuery(url)
  return oldPage ? findByQuery(oldPage, redirects) : findByPath(url.pathname, redirects)
}
