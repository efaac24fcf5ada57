import { type Language, otherLanguage, type PostKind } from '@gaashaan/contract'
import type { Payload, Where } from 'payload'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import { isFileKind } from '../../collections/posts/kinds.ts'
import { listedIn } from './listed-in.ts'

/** Filters of a list, with the contract's names and meanings. */
export interface PostFilter {
  readonly featured?: boolean | undefined
  readonly subcategory_name?: string | undefined
  readonly has_post_url?: boolean | undefined
  readonly closes_from?: string | undefined
  readonly closes_before?: string | undefined
  /** Only posts with these ids. */
  readonly ids?: readonly number[] | undefined
}

interface ListScope {
  readonly kind: PostKind
  readonly language: Language
}

/** The posts for which `toPost` finds a `post_url`. */
function hasPostUrl({ kind, language }: ListScope): Where {
  if (kind === 'videos') {
    return { or: [{ video: { exists: true } }, { videoAddress: { exists: true } }] }
  }
  if (!isFileKind(kind)) return { picture: { exists: true } }
  const group = LANGUAGE_GROUP[language]
  const otherGroup = LANGUAGE_GROUP[otherLanguage(language)]
  const hasPublicFile = [
    { [`${otherGroup}.state`]: { equals: 'public' } },
    { [`${otherGroup}.file`]: { exists: true } },
  ]
  return { or: [{ [`${group}.file`]: { exists: true } }, { and: hasPublicFile }] }
}

/** The ids of a kind's subcategories with this name. Two may have the same. */
async function subcategoryIds(desk: Payload, { kind, language }: ListScope, name: string) {
  const { docs } = await desk.find({
    collection: 'subcategories',
    where: {
      and: [
        { kind: { equals: kind } },
        { _status: { equals: 'published' } },
        { [language === 'SO' ? 'nameSo' : 'nameEn']: { equals: name } },
      ],
    },
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  return docs.map(({ id }) => id)
}

/**
 * The conditions for the posts of a list; `undefined` when it has none. They are in the order of the
 * indexes in `collections/posts/collection.ts`.
 */
export async function postsWhere(
  desk: Payload,
  query: ListScope & PostFilter,
): Promise<Where | undefined> {
  const { kind, language, featured, subcategory_name: name } = query
  const where: Where[] = [{ kind: { equals: kind } }, ...listedIn(language)]
  if (featured) where.push({ featured: { equals: true } })
  if (name !== undefined) {
    const ids = await subcategoryIds(desk, query, name)
    if (ids.length === 0) return undefined
    where.push({ subcategory: ids.length === 1 ? { equals: ids[0] } : { in: ids } })
  }
  if (query.has_post_url) where.push(hasPostUrl(query))
  if (query.closes_from) {
    const later = { closesAt: { greater_than_equal: query.closes_from } }
    where.push({ or: [{ closesAt: { exists: false } }, later] })
  }
  if (query.ids) where.push({ id: { in: query.ids } })
  if (query.closes_before) where.push({ closesAt: { less_than: query.closes_before } })
  return { and: where }
}
