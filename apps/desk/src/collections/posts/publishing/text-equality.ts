import { isDeepStrictEqual } from 'node:util'
import type { Post } from '../../../payload-types.ts'
import { isPublicationField } from '../text-selection.ts'

type Group = NonNullable<Post['so']>

/** The fields of a post that both texts share and readers see. */
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

/** The fields that say where a post is listed. Readers see them; changing them is not writing. */
export const PLACEMENT_FIELDS = [
  'featured',
  'subcategory',
] as const satisfies readonly (keyof Post)[]

/** An empty value as `null`, a number as text, a related document as its id. */
function normalize(value: unknown): unknown {
  if (value === undefined || value === null || value === '' || value === false) return null
  if (Array.isArray(value) && value.length === 0) return null
  if (typeof value === 'object') {
    return 'id' in value && !('root' in value) ? String(value.id) : value
  }
  return String(value)
}

/** Whether two objects have the same values in these fields. */
export function isSameIn<T extends object>(
  fields: readonly (keyof T)[],
  a: T | undefined,
  b: T | undefined,
): boolean {
  return fields.every((name) => isDeepStrictEqual(normalize(a?.[name]), normalize(b?.[name])))
}

const fieldNames = (a: Group | undefined, b: Group | undefined) =>
  Object.keys({ ...a, ...b }) as (keyof Group)[]

/** Whether two groups are the same in every field. */
export function isSameGroup(a: Group | undefined, b: Group | undefined): boolean {
  return isSameIn(fieldNames(a, b), a, b)
}

/** Whether readers see the same in two groups, whatever publishing has written in them. */
export function isSameText(a: Group | undefined, b: Group | undefined): boolean {
  const fields = fieldNames(a, b).filter((name) => !isPublicationField(name))
  return isSameIn(fields, a, b)
}
