import * as v from 'valibot'
import { toIsoDate } from '../iso-date.ts'

const Id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d+$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
)

const toText = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

const toName = (value: unknown): string | undefined =>
  toText(typeof value === 'object' && value !== null ? (value as { name?: unknown }).name : value)

function toPicture(value: unknown) {
  const picture = value as { url?: unknown; alt?: unknown; credit?: unknown } | null
  const url = toText(picture?.url)
  if (url === undefined) return undefined
  return { url, alt: toText(picture?.alt), credit: toText(picture?.credit) }
}

/**
 * Reads a post leniently: a title may be a number, a date may be under either name and in any form,
 * an id may be digits. `undefined` without an id, which is needed to fetch and to store it.
 */
export function readItem(item: unknown) {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined
  const raw = item as Record<string, unknown>
  const id = v.safeParse(Id, raw.id)
  if (!id.success) return undefined
  return {
    id: id.output,
    title: toText(raw.title) ?? '',
    /** `undefined` where the host sent none, as in short lists. */
    content: typeof raw.content === 'string' ? raw.content : undefined,
    postUrl: toText(raw.post_url),
    createdAt: toIsoDate(raw.created_at) ?? toIsoDate(raw.createdAt),
    subcategory: toName(raw.subcategory_name),
    picture: toPicture(raw.picture),
    duration: typeof raw.duration === 'number' && raw.duration >= 0 ? raw.duration : undefined,
    opensAt: toIsoDate(raw.opens_at),
    closesAt: toIsoDate(raw.closes_at),
    reference: toText(raw.reference),
  }
}

/** What can be read of a host's post, whatever else is wrong with it. */
export type HostPost = NonNullable<ReturnType<typeof readItem>>
