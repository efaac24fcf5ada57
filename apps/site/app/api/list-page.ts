import type { Post } from '@gaashaan/contract'
import { type CallResult, call, type List } from './call.ts'
import { type Paginated, pageCount, pageNumber, paginate } from './paginate.ts'
import type { Transport } from './transport.ts'

/** The requested page of a list: the query's `page` as it came, and the number of items on a page. */
export interface PageQuery {
  readonly page: string | null
  readonly size: number
}

/** One page of a list, and whether it is empty because the list failed (Specification §8). */
export type ListPage<T> = Paginated<T> & Pick<List<T>, 'failed'>

/**
 * Selects posts of a list: by query keys at our host, and by `matches` among the posts of a host that
 * does not know those keys.
 */
export interface PostFilter {
  readonly query: Readonly<Record<string, string | number>>
  readonly matches: (post: Post) => boolean
}

/** A call that returns posts by pages. */
export interface PagedCall {
  readonly name: 'postsByCategory' | 'pressReleases'
  readonly query: Readonly<Record<string, string | number>>
  readonly filter?: PostFilter | undefined
}

export function requestPage(
  transport: Transport,
  { name, query, filter }: PagedCall,
  page: number,
  size: number,
): Promise<CallResult<readonly Post[]>> {
  return call(transport, name, { ...query, ...filter?.query, page, page_size: size })
}

/**
 * True when a host returned the whole list although one page was requested: the response has no total,
 * or more posts than the page can have.
 */
export function isWholeList(response: { data: readonly Post[]; total?: number }, size: number) {
  return response.total === undefined || response.data.length > size
}

/**
 * One page of a list of posts, paged by the host where it can and here where it cannot. For a page
 * beyond the last one it returns the first.
 */
export async function listPage(
  transport: Transport,
  pagedCall: PagedCall,
  { page, size }: PageQuery,
): Promise<ListPage<Post>> {
  const number = pageNumber(page)
  const result = await requestPage(transport, pagedCall, number, size)
  if (result.state !== 'loaded') {
    return { items: [], page: 1, pages: 1, failed: result.state === 'failed' }
  }
  const items = result.data.filter((post) => pagedCall.filter?.matches(post) ?? true)
  if (isWholeList(result, size)) return { ...paginate(items, page, size), failed: false }
  const pages = pageCount(result.total ?? 0, size)
  if (number > pages) return listPage(transport, pagedCall, { page: null, size })
  return { items, page: number, pages, failed: false }
}
