import type { Post } from '@gaashaan/contract'
import { type CallResult, call, type List } from './call.ts'
import { type Paginated, pageCount, pageNumber, paginate } from './paginate.ts'
import type { Transport } from './transport.ts'

/** Which page of a list a reader asks for: the query's `page` as it came, and the items to a page. */
export interface PageQuery {
  readonly page: string | null
  readonly size: number
}

/** One page of a list, and whether it is empty because the list failed (Specification §8). */
export type ListPage<T> = Paginated<T> & Pick<List<T>, 'failed'>

/**
 * What leaves posts out of a list: the keys that ask our host for it, and the same rule for the
 * posts of a host that does not know the keys.
 */
export interface PostFilter {
  readonly query: Readonly<Record<string, string | number>>
  readonly fits: (post: Post) => boolean
}

/** The calls of the contract that answer posts by pages. */
export type PagedCallName = 'postsByCategory' | 'pressReleases'

export interface PagedCall {
  readonly name: PagedCallName
  readonly query: Readonly<Record<string, string | number>>
  readonly filter?: PostFilter | undefined
}

export function askForPage(
  transport: Transport,
  { name, query, filter }: PagedCall,
  page: number,
  size: number,
): Promise<CallResult<readonly Post[]>> {
  return call(transport, name, { ...query, ...filter?.query, page, page_size: size })
}

/**
 * True when a host answered the whole list although it was asked for a page: it tells no total, or
 * more posts than the page can have.
 */
export function isWholeList(answer: { data: readonly Post[]; total?: number }, size: number) {
  return answer.total === undefined || answer.data.length > size
}

/**
 * One page of a list of posts, paged by the host where it can and here where it cannot. A page that
 * does not exist is the first one.
 */
export async function listPage(
  transport: Transport,
  asked: PagedCall,
  { page, size }: PageQuery,
): Promise<ListPage<Post>> {
  const number = pageNumber(page)
  const called = await askForPage(transport, asked, number, size)
  if (called.state !== 'loaded') {
    return { items: [], page: 1, pages: 1, failed: called.state === 'failed' }
  }
  const fitting = called.data.filter((post) => asked.filter?.fits(post) ?? true)
  if (isWholeList(called, size)) return { ...paginate(fitting, page, size), failed: false }
  const pages = pageCount(called.total ?? 0, size)
  if (number > pages) return listPage(transport, asked, { page: null, size })
  return { items: fitting, page: number, pages, failed: false }
}
