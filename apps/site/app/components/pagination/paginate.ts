/** One page of a list, and how many pages the list has; both count from 1. */
export interface Paginated<T> {
  readonly items: readonly T[]
  readonly page: number
  readonly pages: number
}

/**
 * The part of a list that the query's `page` asks for, `size` items to a page (Specification §9).
 * Anything but the plain number of a page that exists is the first page; an empty list has one.
 */
export function paginate<T>(items: readonly T[], page: string | null, size: number): Paginated<T> {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const asked = page !== null && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
  const current = asked <= pages ? asked : 1
  return { items: items.slice((current - 1) * size, current * size), page: current, pages }
}
