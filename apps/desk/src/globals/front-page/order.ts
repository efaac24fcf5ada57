import type { PostKind } from '@gaashaan/contract'
import type { Payload } from 'payload'

const LISTS = { news: 'news', videos: 'videos', operations: 'operations' } as const

type Ordered = keyof typeof LISTS

/** The numbers that editors put first on the front page, in their order. */
export async function editorsOrder(desk: Payload, list: Ordered): Promise<readonly number[]> {
  const page = await desk.findGlobal({ slug: 'front-page', depth: 0, select: { [list]: true } })
  return (page[list] ?? []).map((each) => (typeof each === 'object' ? each.id : each))
}

/** The list of the front page that posts of a kind stand in; none for most kinds. */
export function frontPageList(kind: PostKind): Ordered | undefined {
  return kind === 'news' || kind === 'videos' ? kind : undefined
}

/** The named first, in the order of their names, then the others as they came. */
export function inOrderOf<T extends { readonly id: number }>(
  items: readonly T[],
  order: readonly number[],
): T[] {
  const named = order.flatMap((id) => items.find((item) => item.id === id) ?? [])
  return [...named, ...items.filter(({ id }) => !order.includes(id))]
}
