import { LEADERSHIP_ROLES, type LeadershipRole } from '@gaashaan/contract/content/leadership'
import { PATHS } from '../../paths/canonical-paths.ts'

/** The role whose page a route is, by the route's own path; the module serves six routes. */
export function roleOfPattern(pattern: string): LeadershipRole {
  const path = `/${pattern.replace(/^\/+/, '')}`
  const role = LEADERSHIP_ROLES.find((each) => PATHS[each] === path)
  if (role === undefined) throw new Error(`no leadership role has the path ${pattern}`)
  return role
}
