import { CALLS } from '@gaashaan/contract'

const patterns = Object.values(CALLS).map(
  ({ path }) => new RegExp(`^${path.replace(':id', '[^/]+')}/?$`),
)

/** Whether a path is one of the specification's calls, which any page may read without a session. */
export function isOpenCall(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
