import { type CallName, PAGE_SIZE } from '@gaashaan/contract'
import { FetchError } from '../media/fetch-file.ts'
import type { HostCall, Query } from './read-call.ts'

/** More pages than any archive has, against a host that makes up a new page each time. */
const MAX_PAGES = 2_000

/** Identifies an item: its id, or all of it, so that an item without an id is also read once. */
const itemKey = (item: unknown): string => {
  const id = (item as { id?: unknown } | null)?.id
  return id === undefined || id === null ? JSON.stringify(item) : `id ${id}`
}

/**
 * All items of a list, page by page, each item once. A host without paging sends its whole list
 * twice, and then ends because the second page has nothing new. Throws `FetchError` where the first
 * page fails; a later page that fails ends the list and is passed to `onCut`.
 */
export async function* readList(
  call: HostCall,
  name: CallName,
  query: Query,
  onCut: (address: string, reason: string) => void,
): AsyncGenerator<{ readonly item: unknown; readonly address: string }> {
  const seen = new Set<string>()
  let hasPages = true
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const paged = { ...query, page, page_size: PAGE_SIZE.max }
    const result = await call(name, paged).catch((error: Error) => {
      // A host may refuse keys that are not in the specification.
      if (page === 1) {
        hasPages = false
        return call(name, query)
      }
      if ((error as FetchError).status !== 404) onCut(`${name} page ${page}`, error.message)
      return undefined
    })
    if (result === undefined) return
    const { data, total, address } = result
    if (!Array.isArray(data)) {
      if (page === 1) throw new FetchError('the answer is no list')
      return onCut(address, 'the answer is no list')
    }
    const seenBefore = seen.size
    for (const item of data) {
      const key = itemKey(item)
      if (seen.has(key)) continue
      seen.add(key)
      yield { item, address }
    }
    const isEnd = total !== undefined && data.length <= PAGE_SIZE.max && seen.size >= total
    if (seen.size === seenBefore || isEnd || !hasPages) return
  }
}
