import { LRUCache } from 'lru-cache'
import { requestPath, splitDataSuffix } from '../http/request-path.ts'

/** Paths as readers write them whose label is cached. */
const MAX_LABELLED_PATHS = 2_000

/** The label of paths without a route, of which readers can make up any number. */
const NO_ROUTE = '(none)'

const SPECIAL_CHARS = /[.+^${}()|[\]\\]/g

function patternOf(route: string): RegExp {
  const parts = route.split('/').slice(1)
  const pattern = parts.map((part) => {
    if (part === '*') return '/.*'
    if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
    return `/${part.replace(SPECIAL_CHARS, '\\$&')}`
  })
  return new RegExp(`^${pattern.join('')}$`, 'i')
}

/** Sorts routes with parameters last: `/posts/latest` is not `/posts/:id`. */
const wildcards = (route: string) => Number(/[*:]/.test(route)) + Number(route.includes('*'))

export type RouteLabels = ReturnType<typeof createRouteLabels>

/** Labels of requests by their routes, which are few, so that the number of metrics stays small. */
export function createRouteLabels(initialRoutes: readonly string[] = []) {
  const patterns = new Map<string, RegExp>()
  let sorted: [string, RegExp][] | undefined
  const labels = new LRUCache<string, string>({ max: MAX_LABELLED_PATHS })

  /** Adds a route, such as `/media/*` or `/resources/NewsDetail/:slug?`. */
  function add(route: string): void {
    if (!route.startsWith('/') || patterns.has(route)) return
    patterns.set(route, patternOf(route))
    sorted = undefined
    labels.clear()
  }

  function find(path: string): string {
    sorted ??= [...patterns].toSorted(([a], [b]) => wildcards(a) - wildcards(b))
    const { page, isData } = splitDataSuffix(path)
    const bare = isData ? page || '/' : path.replace(/(.)\/+$/, '$1')
    const [route] = sorted.find(([, pattern]) => pattern.test(bare)) ?? [NO_ROUTE]
    return route
  }

  for (const route of initialRoutes) add(route)
  return {
    add,
    /** The route of a URL; `(none)` if it has none. */
    of(url: string): string {
      const path = requestPath(url)
      const cached = labels.get(path)
      if (cached !== undefined) return cached
      const label = find(path)
      labels.set(path, label)
      return label
    },
  }
}

/** Characters of the names of public content: no `@`, no space, nothing encoded. */
const PLAIN_PATH = /^\/[\w./~-]{0,200}$/

/**
 * A path as it may be logged: itself if it led to public content, otherwise its route alone,
 * because readers may type personal data into a path.
 */
export function loggedPath(url: string, route: string, status: number): string {
  const path = requestPath(url)
  return status < 400 && route !== NO_ROUTE && PLAIN_PATH.test(path) ? path : route
}
