import type { Language } from '@gaashaan/contract'
import { articleSlug } from '@gaashaan/contract/article-path'
import { PATHS } from '@gaashaan/contract/page-paths'
import type { Payload, PayloadRequest, Where } from 'payload'
import { LANGUAGE_GROUP } from '../collections/language-fields.ts'
import { listedLeaders } from '../collections/leaders/listed-leaders.ts'
import { hasTitleFor, toOperation } from '../collections/operations/to-contract.ts'
import type { Operation } from '../payload-types.ts'
import { listedIn } from '../public-api/posts/listed-in.ts'
import { type LinkedCollection, type LinkPaths, linksIn, pathKey } from './links-in.ts'

/** Reads the paths of those documents of a collection that readers of a language have. */
type PathsOf = (
  desk: Payload,
  language: Language,
  ids: readonly number[],
  req?: PayloadRequest,
) => Promise<readonly (readonly [id: number, path: string])[]>

const among = (ids: readonly number[]): Where => ({ id: { in: ids } })

const PATHS_OF: Readonly<Record<LinkedCollection, PathsOf>> = {
  posts: async (desk, language, ids, req) => {
    const group = LANGUAGE_GROUP[language]
    const { docs } = await desk.find({
      collection: 'posts',
      where: { and: [among(ids), ...listedIn(language)] },
      select: { [group]: { title: true } },
      depth: 0,
      pagination: false,
      ...(req && { req }),
    })
    return docs.map((post) => [
      post.id,
      `${PATHS.article}/${articleSlug(post[group]?.title ?? '', post.id)}`,
    ])
  },
  operations: async (desk, language, ids, req) => {
    const { docs } = await desk.find({
      collection: 'operations',
      where: { and: [among(ids), { _status: { equals: 'published' } }] },
      depth: 0,
      pagination: false,
      ...(req && { req }),
    })
    const pathOf = (operation: Operation) => {
      const { title } = toOperation(operation, language)
      return `${PATHS.operations}/${articleSlug(title, operation.id)}`
    }
    return docs
      .filter((operation) => hasTitleFor(operation, language))
      .map((operation) => [operation.id, pathOf(operation)])
  },
  leaders: async (desk, language, ids, req) => {
    const { docs } = await desk.find({
      collection: 'leaders',
      where: { and: [among(ids), ...listedLeaders(language)] },
      select: { institution: true, role: true },
      depth: 0,
      pagination: false,
      ...(req && { req }),
    })
    return docs.map(({ id, institution, role }) => [
      id,
      institution === 'ministry' && role ? PATHS[role] : PATHS.armyLeadership,
    ])
  },
}

/**
 * The paths of everything that the links of some rich texts refer to, for readers of a language: one
 * question to the database for each collection that is referred to, none for texts that refer to
 * nothing.
 */
export async function linkPaths(
  desk: Payload,
  language: Language,
  texts: readonly unknown[],
  req?: PayloadRequest,
): Promise<LinkPaths> {
  const ids = new Map<LinkedCollection, Set<number>>()
  for (const { reference } of linksIn(texts)) {
    if (!reference) continue
    const { collection, id } = reference
    ids.set(collection, (ids.get(collection) ?? new Set()).add(id))
  }
  const paths = new Map<string, string>()
  for (const [collection, asked] of ids) {
    for (const [id, path] of await PATHS_OF[collection](desk, language, [...asked], req)) {
      paths.set(pathKey({ collection, id }), path)
    }
  }
  return paths
}
