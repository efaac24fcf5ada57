import { CATEGORY, type Language, PAGE_SIZE, type Post } from '@gaashaan/contract'
import { startOfMogadishuDay } from '@gaashaan/contract/mogadishu-time'
import { isWholeList, type ListPage, type PagedCall, requestPage } from '../../api/list-page.ts'
import { pageCount, pageNumber, paginate } from '../../api/paginate.ts'
import type { Transport } from '../../api/transport.ts'
import { LISTING_SIZE } from '../../news/present-posts.ts'
import { tenderState } from '../../news/present-tender.ts'
import { inSuppliersOrder } from './suppliers-order.ts'

const SIZE = LISTING_SIZE.page
const EMPTY = { items: [], page: 1, pages: 1 } as const

/** The call for the tenders that close from the start of a day of Mogadishu on, or before it. */
function tendersCall(
  language: Language,
  key: 'closes_from' | 'closes_before',
  day: string,
): PagedCall {
  const instant = startOfMogadishuDay(day).toISOString()
  const query = { category_id: CATEGORY.tenders, language, [key]: instant }
  return { name: 'postsByCategory', query }
}

/** All tenders that are not closed, or the whole list of a host that does not support the key. */
async function currentTenders(transport: Transport, language: Language, today: string) {
  const call = tendersCall(language, 'closes_from', today)
  const posts: Post[] = []
  for (let page = 1; ; page += 1) {
    const result = await requestPage(transport, call, page, PAGE_SIZE.max)
    if (result.state !== 'loaded') return result
    posts.push(...result.data)
    const isWhole = isWholeList(result, PAGE_SIZE.max)
    const isLast = posts.length >= (result.total ?? 0) || result.data.length === 0
    if (isWhole || isLast) return { state: 'loaded', posts, isWhole } as const
  }
}

/** The open tender that closes next; none where no open tender has a closing day, or the call fails. */
export async function nextTenderToClose(
  transport: Transport,
  language: Language,
  today: string,
): Promise<Post | undefined> {
  const current = await currentTenders(transport, language, today)
  if (current.state !== 'loaded') return undefined
  return inSuppliersOrder(current.posts, today).find(
    (post) => post.closes_at && tenderState(post, today) === 'open',
  )
}

/** `count` items of a host's list from an offset on, from the one or two pages that have them. */
async function loadSlice(transport: Transport, call: PagedCall, offset: number, count: number) {
  const firstPage = Math.floor(offset / SIZE) + 1
  const skipped = offset % SIZE
  const result = await requestPage(transport, call, firstPage, SIZE)
  if (result.state !== 'loaded') return undefined
  const { data, total = 0 } = result
  const needsNext = skipped + count > SIZE && total > firstPage * SIZE
  const next = needsNext ? await requestPage(transport, call, firstPage + 1, SIZE) : undefined
  const posts = next?.state === 'loaded' ? [...data, ...next.data] : data
  return { posts: posts.slice(skipped, skipped + count), total }
}

/**
 * One page of the tenders in a supplier's order on a day of Mogadishu. The few that are not closed
 * are all loaded and sorted here; the closed ones, whose number grows, are paged by the host.
 */
export async function loadTenders(
  transport: Transport,
  language: Language,
  page: string | null,
  today: string,
): Promise<ListPage<Post>> {
  const current = await currentTenders(transport, language, today)
  if (current.state !== 'loaded') return { ...EMPTY, failed: current.state === 'failed' }
  const ordered = inSuppliersOrder(current.posts, today)
  if (current.isWhole) return { ...paginate(ordered, page, SIZE), failed: false }
  const number = pageNumber(page)
  const start = (number - 1) * SIZE
  const notClosed = ordered.slice(start, start + SIZE)
  const offset = Math.max(0, start - ordered.length)
  const call = tendersCall(language, 'closes_before', today)
  const closed = await loadSlice(transport, call, offset, SIZE - notClosed.length)
  const pages = pageCount(ordered.length + (closed?.total ?? 0), SIZE)
  if (number > pages) return loadTenders(transport, language, null, today)
  return { items: [...notClosed, ...(closed?.posts ?? [])], page: number, pages, failed: !closed }
}
