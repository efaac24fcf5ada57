import { LRUCache } from 'lru-cache'

/** Paths as readers write them whose label is remembered. */
const MAX_PARSED_PATHS = 2_000

/** What a path is that no route has: readers can make up any number of them. */
export const NO_ROUTE = '(none)'

export interface RouteLabels {
  /** One more route, such as `/media/*` or `/resources/NewsDetail/:slug?`. */
  readonly add: (route: string) => void
  /** The route that a request's address is of, without its query; `(none)` where there is none. */
  readonly of: (address: string) => string
}

const SPECIAL = /[.+^${}()|[\]\\]/g

function patternOf(route: string): RegExp {
  const parts = route.split('/').slice(1)
  const pattern = parts.map((part) => {
    if (part === '*') return '/.*'
    if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
    return `/${part.replace(SPECIAL, '\\$&')}`
  })
  return new RegExp(`^${pattern.join('')}$`, 'i')
}

/** Routes with what stands in them for any text last: `/posts/latest` is no `/posts/:id`. */
const openness = (route: string) => Number(/[*:]/.test(route)) + Number(route.includes('*'))

/** Gives each address one of few names, so that what is counted by them stays small. */
export function createRouteLabels(routes: readonly string[] = []): RouteLabels {
  const known = new Map<string, RegExp>()
  let sorted: [string, RegExp][] | undefined
  const read = new LRUCache<string, string>({ max: MAX_PARSED_PATHS })

  function find(path: string): string {
    sorted ??= [...known].toSorted(([one], [other]) => openness(one) - openness(other))
    const isData = path.endsWith('.data')
    const bare = isData ? path.replace(/(?:\/_)?\.data$/, '') || '/' : path.replace(/(.)\/+$/, '$1')
    const found = sorted.find(([, pattern]) => pattern.test(bare))
    return found ? found[0] : NO_ROUTE
  }

  const labels: RouteLabels = {
    add: (route) => {
      if (!route.startsWith('/') || known.has(route)) return
      known.set(route, patternOf(route))
      sorted = undefined
      read.clear()
    },
    of: (address) => {
      const end = address.indexOf('?')
      const path = end < 0 ? address : address.slice(0, end)
      const known = read.get(path)
      if (known !== undefined) return known
      const label = find(path)
      read.set(path, label)
      return label
    },
  }
  for (const route of routes) labels.add(route)
  return labels
}

/** Names of public things: no `@`, no space, nothing encoded. */
const PLAIN = /^\/[\w./~-]{0,200}$/

/**
 * A path as a log may hold it: written out where it led to something public, else by its route
 * alone, as whatever somebody typed may stand in it.
 */
export function loggedPath(address: string, route: string, status: number): string {
  const path = address.split('?', 1)[0] ?? ''
  return status < 400 && route !== NO_ROUTE && PLAIN.test(path) ? path : route
}
