import {
  CALLS,
  type Call,
  callAt,
  PAGE_SIZE,
  responseData,
  responseTotal,
} from '@gaashaan/contract'

/** Most pages that are requested of one list. */
const MAX_PAGES = 30

const idOf = (item: unknown) => (item as { id?: unknown } | null)?.id

/** Whether the call of a path is a list that may come by pages. */
export function canBePaged(path: string): boolean {
  const name = callAt(path.split('?', 1)[0] ?? '')?.name
  const call: Call | undefined = name && CALLS[name]
  return call !== undefined && 'page' in call.query
}

/**
 * The items of a list that a host cut though it was asked for no page, and told the `total` of;
 * `undefined` where the answer `json` at `path` has as many. Its pages are as large as the host makes
 * them, and are asked for until one brings nothing new; `ask` gives the JSON of one.
 */
export async function readWholeList(
  path: string,
  json: unknown,
  ask: (path: string) => Promise<unknown>,
): Promise<readonly unknown[] | undefined> {
  const [first, total = 0] = [responseData(json), responseTotal(json)]
  if (!Array.isArray(first) || first.length >= total) return undefined
  const items = new Map<unknown, unknown>(first.map((item) => [idOf(item), item]))
  let size: number = PAGE_SIZE.max
  for (let page = 1; items.size < total && page <= MAX_PAGES; page += 1) {
    const data = responseData(await ask(`${path}&page=${page}&page_size=${size}`))
    if (!Array.isArray(data) || data.length === 0) break
    const known = items.size
    for (const item of data) items.set(idOf(item), item)
    // A host with a page size of its own keeps to it.
    if (page === 1) size = Math.min(size, data.length)
    else if (items.size === known) break
  }
  return items.size > first.length ? [...items.values()] : undefined
}
