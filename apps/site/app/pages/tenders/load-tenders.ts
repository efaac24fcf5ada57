import { CATEGORY, type Language, PAGE_SIZE, type Post } from '@gaashaan/contract'
import { startOfMogadishuDay } from '@gaashaan/contract/mogadishu-time'
import { askForPage, isWholeList, type ListPage, type PagedCall } from '../../api/list-page.ts'
import { pageCount, pageNumber, paginate } from '../../api/paginate.ts'
import type { Transport } from '../../api/transport.ts'
import { LISTING_SIZE } from '../../news/present-posts.ts'
import { tenderState } from '../../news/present-tender.ts'
import { inSuppliersOrder } from './suppliers-order.ts'

const SIZE = LISTING_SIZE.page
const EMPTY = { items: [], page: 1, pages: 1 } as const

/** The call for the tenders that an instant leaves: `closes_from` or `closes_before`. */
function tendersAt(language: Language, key: string, instant: string): PagedCall {
  const query = { category_id: CATEGORY.tenders, language, [key]: instant }
  return { name: 'postsByCategory', query }
}

/** The open tender that closes next; none where no open tender names its day, or the call fails. */
export async function nextTenderToClose(
  transport: Transport,
  language: Language,
  today: string,
): Promise<Post | undefined> {
  const asked = tendersAt(language, 'closes_from', startOfMogadishuDay(today).toISOString())
  const current = await currentTenders(transport, asked)
  if (current.state !== 'loaded') return undefined
  return inSuppliersOrder(current.posts, today).find(
    (post) => post.closes_at && tenderState(post, today) === 'open',
  )
}

interface Part {
  readonly posts: readonly Post[]
  readonly total: number
}

/** `count` items of a host's list from a place on, by the one or two pages on which they stand. */
async function partFrom(
  transport: Transport,
  asked: PagedCall,
  place: number,
  count: number,
): Promise<Part | undefined> {
  const first = Math.floor(place / SIZE)
  const skipped = place - first * SIZE
  const called = await askForPage(transport, asked, first + 1, SIZE)
  if (called.state !== 'loaded') return undefined
  const { data, total = 0 } = called
  const isMore = skipped + count > SIZE && total > (first + 1) * SIZE
  const next = isMore ? await askForPage(transport, asked, first + 2, SIZE) : undefined
  const posts = next?.state === 'loaded' ? [...data, ...next.data] : data
  return { posts: posts.slice(skipped, skipped + count), total }
}

/** Every tender that is not closed, or the host's whole list where it does not know the key. */
async function currentTenders(transport: Transport, asked: PagedCall) {
  const posts: Post[] = []
  for (let page = 1; ; page += 1) {
    const called = await askForPage(transport, asked, page, PAGE_SIZE.max)
    if (called.state !== 'loaded') return called
    posts.push(...called.data)
    const isWhole = isWholeList(called, PAGE_SIZE.max)
    const isLast = posts.length >= (called.total ?? 0) || called.data.length === 0
    if (isWhole || isLast) return { state: 'loaded', posts, isWhole } as const
  }
}

/**
 * One page of the tenders in a supplier's order on a day of Mogadishu. Those that are not closed are
 * few and put in order here; of the closed ones, which an archive gathers, the host answers the page.
 */
export async function loadTenders(
  transport: Transport,
  language: Language,
  page: string | null,
  today: string,
): Promise<ListPage<Post>> {
  const instant = startOfMogadishuDay(today).toISOString()
  const current = await currentTenders(transport, tendersAt(language, 'closes_from', instant))
  if (current.state !== 'loaded') return { ...EMPTY, failed: current.state === 'failed' }
  const ordered = inSuppliersOrder(current.posts, today)
  if (current.isWhole) return { ...paginate(ordered, page, SIZE), failed: false }
  const closed = tendersAt(language, 'closes_before', instant)
  const number = pageNumber(page)
  const shown = ordered.slice((number - 1) * SIZE, number * SIZE)
  const place = Math.max(0, (number - 1) * SIZE - ordered.length)
  const part = await partFrom(transport, closed, place, SIZE - shown.length)
  const pages = pageCount(ordered.length + (part?.total ?? 0), SIZE)
  if (number > pages) return loadTenders(transport, language, null, today)
  return { items: [...shown, ...(part?.posts ?? [])], page: number, pages, failed: !part }
}
