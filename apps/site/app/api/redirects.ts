import { OLD_PAGE_KEYS, type Redirect } from '@gaashaan/contract'
import { asList, call } from './call.ts'
import type { Transport } from './transport.ts'

type Redirects = ReadonlyMap<string, Redirect>

/** The list by its old addresses; one answer is asked by every reader of a missing page. */
const byAddress = new WeakMap<readonly Redirect[], Redirects>()

/** A size that WordPress made of a picture, whose file stands beside the whole one. */
const SMALLER_SIZE = /-\d+x\d+(?=\.\w+$)/

/** Deepest path that a rule is looked for; addresses of a flood may have thousands of slashes. */
const MAX_DEPTH = 20

/** What is written, where its percent signs mean nothing. */
function decoded(text: string, decode = decodeURIComponent): string {
  try {
    return decode(text)
  } catch {
    return text
  }
}

/** The form in which paths are compared: a browser asks for `/é` as `/%C3%A9`. */
function comparable(path: string): string {
  return decoded(path.replace(/(?<=.)\/+$/, ''), decodeURI).toLowerCase()
}

/** Which page of an old site a query asks for at `/`: its key and value; none where it names none. */
export function oldPageOf({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): [string, string] | undefined {
  if (pathname !== '/') return undefined
  const key = OLD_PAGE_KEYS.find((known) => searchParams.get(known))
  return key && [key, searchParams.get(key)?.toLowerCase() ?? '']
}

/** A redirect by a rule, led on to where its `*` says. */
function filled(rule: Redirect, star: string): Redirect {
  return { ...rule, to: rule.to.replaceAll('*', () => encodeURIComponent(star)) }
}

function ofOldPage([key, value]: [string, string], known: Redirects): Redirect | undefined {
  const exact = known.get(`/?${key}=${value}`)
  const rule = known.get(`/?${key}=*`)
  return exact ?? (rule && filled(rule, value))
}

function ofPath(pathname: string, known: Redirects): Redirect | undefined {
  const path = comparable(pathname)
  const exact = known.get(path) ?? known.get(path.replace(SMALLER_SIZE, ''))
  if (exact) return exact
  const parts = path.slice(1).split('/')
  for (let depth = Math.min(parts.length, MAX_DEPTH); depth > 0; depth -= 1) {
    const rule = known.get(`/${parts.slice(0, depth).join('/')}/*`)
    if (rule) return filled(rule, decoded(pathname.split('/')[depth + 1] ?? '').toLowerCase())
  }
  return undefined
}

/**
 * Where the readers of an address that has no page are sent; `undefined` when nowhere. The whole
 * address goes before a rule (`/tag/*`), and of several rules the one that says most.
 */
export async function redirectOf(transport: Transport, url: URL): Promise<Redirect | undefined> {
  const { items } = asList(await call(transport, 'redirects', {}))
  const known =
    byAddress.get(items) ?? new Map(items.map((redirect) => [comparable(redirect.from), redirect]))
  byAddress.set(items, known)
  const oldPage = oldPageOf(url)
  return oldPage ? ofOldPage(oldPage, known) : ofPath(url.pathname, known)
}
