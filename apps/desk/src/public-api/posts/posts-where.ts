import { type Language, otherLanguage, type PostKind } from '@gaashaan/contract'
import type { Payload, Where } from 'payload'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import { isFileKind } from '../../collections/posts/kinds.ts'
import { listedIn } from './listed-in.ts'

/** What leaves posts out of a list; named and meant as in the contract. */
export interface PostFilter {
  readonly featured?: boolean | undefined
  readonly subcategory_name?: string | undefined
  readonly has_post_url?: boolean | undefined
  readonly closes_from?: string | undefined
  readonly closes_before?: string | undefined
  /** Only these. */
  readonly ids?: readonly number[] | undefined
}

interface Listed {
  readonly kind: PostKind
  readonly language: Language
}

/** The posts for which `toPost` finds a `post_url`. */
function hasPostUrl({ kind, language }: Listed): Where {
  if (kind === 'videos') {
    return { or: [{ video: { exists: true } }, { videoAddress: { exists: true } }] }
  }
  if (!isFileKind(kind)) return { picture: { exists: true } }
  const own = LANGUAGE_GROUP[language]
  const other = LANGUAGE_GROUP[otherLanguage(language)]
  const isOther = [
    { [`${other}.state`]: { equals: 'public' } },
    { [`${other}.file`]: { exists: true } },
  ]
  return { or: [{ [`${own}.file`]: { exists: true } }, { and: isOther }] }
}

/** The numbers of a kind's subcategories of this name; an editor may have made two. */
async function subcategoryIds(desk: Payload, { kind, language }: Listed, name: string) {
  const { docs } = await desk.find({
    collection: 'subcategories',
    where: {
      and: [
        { kind: { equals: kind } },
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
 * Which posts a list has, for the database; `undefined` when none can be in it. The order of the
 * conditions is that of the indexes in `collections/posts/collection.ts`.
 */
export async function postsWhere(
  desk: Payload,
  query: Listed & PostFilter,
): Promise<Where | undefined> {
  const { kind, language, featured, subcategory_name: name } = query
  const where: Where[] = [{ kind: { equals: kind } }, ...listedIn(language)]
  if (featured) where.push({ featured: { equals: true } })
  if (name !== undefined) {
    const [first, ...others] = await subcategoryIds(desk, query, name)
    if (first === undefined) return undefined
    where.push({
      subcategory: others.length === 0 ? { equals: first } : { in: [first, ...others] },
    })
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
