import { CALLS } from '@gaashaan/contract'

const patterns = Object.values(CALLS).map(
  ({ path }) => new RegExp(`^${path.replace(':id', '[^/]+')}/?$`),
)

/** Whether a path is one of the specification's calls: any page may read it, and no session counts. */
export function isOpenCall(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
