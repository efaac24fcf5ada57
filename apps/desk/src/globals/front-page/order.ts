import type { Payload } from 'payload'

/** The lists of the front page that editors put in order. */
export type OrderedList = 'news' | 'videos' | 'operations'

/** The ids in the editors' order of a list, as it is published. */
export async function editorsOrder(desk: Payload, list: OrderedList): Promise<readonly number[]> {
  const select = { [list]: true, _status: true } as const
  const page = await desk.findGlobal({ slug: 'front-page', depth: 0, select })
  if (page._status !== 'published') return []
  return (page[list] ?? []).map((item) => (typeof item === 'object' ? item.id : item))
}

/** The items whose ids are in the order come first, in that order; the others follow unchanged. */
export function orderByIds<T extends { readonly id: number }>(
  items: readonly T[],
  order: readonly number[],
): T[] {
  const ordered = order.flatMap((id) => items.find((item) => item.id === id) ?? [])
  return [...ordered, ...items.filter(({ id }) => !order.includes(id))]
}
