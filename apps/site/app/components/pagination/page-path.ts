import { type PageLocation, queryPath } from '../../paths/query-path.ts'

/**
 * The path of another page of a list. The first page has no key, so that it has only one path.
 * `listId` is the id of the element to scroll to.
 */
export function pagePath(location: PageLocation, page: number, listId?: string): string {
  const path = queryPath(location, { page: page > 1 ? String(page) : undefined })
  return listId ? `${path}#${listId}` : path
}
