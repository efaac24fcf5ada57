/** One page of a list, and how many pages the list has; both count from 1. */
export interface Paginated<T> {
  readonly items: readonly T[]
  readonly page: number
  readonly pages: number
}

/** The page that a query's `page` names: anything but a plain number of six digits is the first. */
export function pageNumber(page: string | null): number {
  return page !== null && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

/** How many pages a list has, `size` items to a page; an empty list has one. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/**
 * The part of a whole list that the query's `page` asks for, `size` items to a page (Specification
 * §9). A page that does not exist is the first one.
 */
export function paginate<T>(items: readonly T[], page: string | null, size: number): Paginated<T> {
  const pages = pageCount(items.length, size)
  const asked = pageNumber(page)
  const current = asked <= pages ? asked : 1
  return { items: items.slice((current - 1) * size, current * size), page: current, pages }
}
