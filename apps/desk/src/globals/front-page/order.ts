import type { Payload } from 'payload'

/** The lists of the front page that editors put in order. */
export type OrderedList = 'news' | 'videos' | 'operations'

/** The ids in the editors' order of a list. */
export async function editorsOrder(desk: Payload, list: OrderedList): Promise<readonly number[]> {
  const page = await desk.findGlobal({ slug: 'front-page', depth: 0, select: { [list]: true } })
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
