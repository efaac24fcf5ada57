import { ARCHIVED_LISTS, ARCHIVES, type ArchivedList } from '../../archive/archive.ts'

/** The list whose months a route shows, by the route's own path; the module serves all of them. */
export function listOfPattern(pattern: string): ArchivedList {
  const path = `/${pattern.replace(/^\/+/, '')}`.replace(/\/:month\??$/, '')
  const list = ARCHIVED_LISTS.find((each) => ARCHIVES[each] === path)
  if (list === undefined) throw new Error(`no archive has the path ${pattern}`)
  return list
}
