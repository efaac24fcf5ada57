import { POLICIES, type PolicyName } from '@gaashaan/contract'
import { PATHS } from '../../paths/canonical-paths.ts'

/** The policy whose page a route is, by the route's own path; the module serves four routes. */
export function policyOfPattern(pattern: string): PolicyName {
  const path = `/${pattern.replace(/^\/+/, '')}`
  const name = POLICIES.find((each) => PATHS[each] === path)
  if (name === undefined) throw new Error(`no policy has the path ${pattern}`)
  return name
}
