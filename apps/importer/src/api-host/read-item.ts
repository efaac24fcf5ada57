import * as v from 'valibot'
import { momentOf } from '../moment.ts'

/** What can be read of a post as a host answers it, whatever else is wrong with it. */
export interface HostPost {
  readonly id: number
  readonly title: string
  /** `undefined` where the host told none. */
  readonly content?: string
  readonly postUrl?: string
  readonly createdAt?: string
  readonly subcategory?: string
  readonly picture?: { readonly url: string; readonly alt?: string; readonly credit?: string }
  readonly duration?: number
  readonly opensAt?: string
  readonly closesAt?: string
  readonly reference?: string
}

const Id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d+$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
)

const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

const nameOf = (value: unknown): string | undefined =>
  textOf(typeof value === 'object' && value !== null ? (value as { name?: unknown }).name : value)

function pictureOf(value: unknown): HostPost['picture'] {
  const picture = value as { url?: unknown; alt?: unknown; credit?: unknown } | null
  const url = textOf(picture?.url)
  const alt = textOf(picture?.alt)
  const credit = textOf(picture?.credit)
  return url === undefined ? undefined : { url, ...(alt && { alt }), ...(credit && { credit }) }
}

/** Leaves out what is not told, so that equal posts have equal marks. */
function told<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}

/**
 * Reads a post leniently: a title that is a number, a date under either name and in any form, an id
 * in digits. `undefined` only without an id: nothing could be asked or kept then.
 */
export function readItem(item: unknown): HostPost | undefined {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined
  const raw = item as Record<string, unknown>
  const id = v.safeParse(Id, raw.id)
  if (!id.success) return undefined
  return told({
    id: id.output,
    title: textOf(raw.title) ?? '',
    content: typeof raw.content === 'string' ? raw.content : undefined,
    postUrl: textOf(raw.post_url),
    createdAt: momentOf(raw.created_at) ?? momentOf(raw.createdAt),
    subcategory: nameOf(raw.subcategory_name),
    picture: pictureOf(raw.picture),
    duration: typeof raw.duration === 'number' && raw.duration >= 0 ? raw.duration : undefined,
    opensAt: momentOf(raw.opens_at),
    closesAt: momentOf(raw.closes_at),
    reference: textOf(raw.reference),
  }) as HostPost
}
