/** One page of a list, and how many pages the list has; both count from 1. */
export interface Paginated<T> {
  readonly items: readonly T[]
  readonly page: number
  readonly pages: number
}

/** The number in a query's `page`. Everything but a plain number of at most six digits is page 1. */
export function pageNumber(page: string | null): number {
  return page !== null && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

/** How many pages a list has, `size` items to a page; an empty list has one. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/**
 * The part of a whole list that the query's `page` names, `size` items to a page (Specification §9).
 * For a page beyond the last one it returns the first.
 */
export function paginate<T>(items: readonly T[], page: string | null, size: number): Paginated<T> {
  const pages = pageCount(items.length, size)
  const requested = pageNumber(page)
  const current = requested <= pages ? requested : 1
  return { items: items.slice((current - 1) * size, current * size), page: current, pages }
}
