import { isDeepStrictEqual } from 'node:util'
import type { Post } from '../../../payload-types.ts'
import { isTextFact } from './text-facts.ts'

type Group = NonNullable<Post['so']>

/** What both texts of a post share and readers see; beside it a post has what the desk notes. */
export const SHARED_FIELDS = [
  'kind',
  'picture',
  'video',
  'videoAddress',
  'duration',
  'opensAt',
  'closesAt',
  'reference',
  'publishedAt',
] as const satisfies readonly (keyof Post)[]

/** Where a post is shown. Publishing brings it to readers; it is nobody's writing. */
export const PLACING_FIELDS = ['featured', 'subcategory'] as const satisfies readonly (keyof Post)[]

/** A blank text and none are the same; numbers come as numbers or as texts; relations by their id. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '' || value === false) return null
  if (Array.isArray(value) && value.length === 0) return null
  if (typeof value === 'object') {
    return 'id' in value && !('root' in value) ? String(value.id) : value
  }
  return String(value)
}

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(plain(one), plain(other))

/** Whether two groups say the same to readers, whatever the desk notes beside it. */
export function isSameText(one: Group | undefined, other: Group | undefined): boolean {
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])
  return [...names]
    .filter((name) => !isTextFact(name))
    .every((name) => isSame(one?.[name as keyof Group], other?.[name as keyof Group]))
}

/** Whether two groups are the same in everything, what the desk notes included. */
export function isSameGroup(one: Group | undefined, other: Group | undefined): boolean {
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])
  return [...names].every((name) =>
    isSame(one?.[name as keyof Group], other?.[name as keyof Group]),
  )
}

/** Whether two posts have the same values in these fields. */
export function isSameIn(
  fields: readonly (keyof Post)[],
  one: Partial<Post>,
  other: Partial<Post>,
): boolean {
  return fields.every((name) => isSame(one[name], other[name]))
}
