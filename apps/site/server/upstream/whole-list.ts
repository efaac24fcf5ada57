import {
  CALLS,
  type Call,
  callAt,
  PAGE_SIZE,
  responseData,
  responseTotal,
} from '@gaashaan/contract'
import { requestPath } from '../http/request-path.ts'

/** Most pages that are requested of one list. */
const MAX_PAGES = 30

const idOf = (item: unknown) => (item as { id?: unknown } | null)?.id

/** Whether the call of a path is a list that may come by pages. */
export function canBePaged(path: string): boolean {
  const name = callAt(requestPath(path))?.name
  const call: Call | undefined = name && CALLS[name]
  return call !== undefined && 'page' in call.query
}

/**
 * All items of a list that a host has cut although no page was requested, where the host also sent
 * the `total`; `undefined` if the response `json` is whole. The host may have a page size of its
 * own. Pages are requested until one has nothing new; `request` returns the JSON of a page.
 */
export async function readWholeList(
  path: string,
  json: unknown,
  request: (path: string) => Promise<unknown>,
): Promise<readonly unknown[] | undefined> {
  const [first, total = 0] = [responseData(json), responseTotal(json)]
  if (!Array.isArray(first) || first.length >= total) return undefined
  const items = new Map<unknown, unknown>(first.map((item) => [idOf(item), item]))
  let size: number = PAGE_SIZE.max
  for (let page = 1; items.size < total && page <= MAX_PAGES; page += 1) {
    const data = responseData(await request(`${path}&page=${page}&page_size=${size}`))
    if (!Array.isArray(data) || data.length === 0) break
    const sizeBefore = items.size
    for (const item of data) items.set(idOf(item), item)
    if (page === 1) size = Math.min(size, data.length)
    else if (items.size === sizeBefore) break
  }
  return items.size > first.length ? [...items.values()] : undefined
}
