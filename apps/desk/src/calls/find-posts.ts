import type { Language, PostKind, PostPayload } from '@gaashaan/contract'
import type { Payload, Where } from 'payload'
import { LANGUAGE_GROUP } from '../collections/language-fields.ts'
import { toPost } from '../collections/posts/to-contract.ts'

/** Most posts that one list answers, so that no list can fill the memory. */
export const MOST_LISTED = 1000

/** What readers can have in a language: published, public there, with a title. */
export function listedIn(language: Language): Where[] {
  const group = LANGUAGE_GROUP[language]
  return [
    { _status: { equals: 'published' } },
    { [`${group}.public`]: { equals: true } },
    { [`${group}.title`]: { exists: true } },
  ]
}

/** Leaves the other language's rich text in the database. */
export function withoutOtherText(language: Language, richTextName: 'content' | 'description') {
  return language === 'SO' ? { en: { [richTextName]: false } } : { so: { [richTextName]: false } }
}

interface PostQuery {
  readonly kind: PostKind
  readonly language: Language
  readonly featured?: boolean
  readonly limit?: number
}

/** The listed posts of a kind in a language, newest first; equal dates by id, the newer first. */
export async function findPosts(desk: Payload, query: PostQuery): Promise<PostPayload[]> {
  const { kind, language, featured, limit = MOST_LISTED } = query
  const where: Where[] = [{ kind: { equals: kind } }, ...listedIn(language)]
  if (featured) where.push({ featured: { equals: true } })
  const { docs } = await desk.find({
    collection: 'posts',
    where: { and: where },
    sort: ['-publishedAt', '-id'],
    select: withoutOtherText(language, 'content'),
    depth: 1,
    limit,
    pagination: false,
  })
  return docs.map((doc) => toPost(doc, language))
}
