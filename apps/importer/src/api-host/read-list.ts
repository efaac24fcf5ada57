import { type CallName, PAGE_SIZE } from '@gaashaan/contract'
import { NotFetched } from '../media/fetch-file.ts'
import type { HostCall, Query } from './read-call.ts'

/** More pages than any archive has, against a host that makes up a new page each time. */
const MAX_PAGES = 2_000

/** What tells an item from others: its id, else all of it, so that a wrong one comes once as well. */
const markOf = (item: unknown): string => {
  const id = (item as { id?: unknown } | null)?.id
  return id === undefined || id === null ? JSON.stringify(item) : `id ${id}`
}

/**
 * All items of a list, a page at a time, each item once. A host that knows no pages answers its whole
 * list twice, which ends it: nothing on the second page is new. Throws `NotFetched` where the first
 * page does not come; a later page that does not come ends the list and is told.
 */
export async function* readList(
  call: HostCall,
  name: CallName,
  query: Query,
  onCut: (address: string, reason: string) => void,
): AsyncGenerator<{ readonly item: unknown; readonly address: string }> {
  const seen = new Set<string>()
  let knowsPages = true
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const paged = { ...query, page, page_size: PAGE_SIZE.max }
    const answer = await call(name, paged).catch((error: Error) => {
      // A host may refuse keys that the specification does not name.
      if (page === 1) {
        knowsPages = false
        return call(name, query)
      }
      if ((error as NotFetched).status !== 404) onCut(`${name} page ${page}`, error.message)
      return undefined
    })
    if (answer === undefined) return
    const { data, total, address } = answer
    if (!Array.isArray(data)) {
      if (page === 1) throw new NotFetched('the answer is no list')
      return onCut(address, 'the answer is no list')
    }
    let isNew = false
    for (const item of data) {
      const mark = markOf(item)
      if (seen.has(mark)) continue
      seen.add(mark)
      isNew = true
      yield { item, address }
    }
    const isEnd = total !== undefined && data.length <= PAGE_SIZE.max && seen.size >= total
    if (!isNew || isEnd || !knowsPages) return
  }
}
