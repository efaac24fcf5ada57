import { type PageLocation, queryPath } from '../../paths/query-path.ts'

/** The path of the list with another filter, at its first page (Specification §4). */
export function filterPath(location: PageLocation, key: string, value: string | undefined): string {
  return queryPath(location, { page: undefined, [key]: value })
}
