import type { Language } from '@gaashaan/contract'
import { articleSlug } from '@gaashaan/contract/article-path'
import { PATHS } from '@gaashaan/contract/page-paths'
import type { Payload, PayloadRequest, Where } from 'payload'
import { LANGUAGE_GROUP } from '../collections/language-fields.ts'
import { listedLeaders } from '../collections/leaders/listed-leaders.ts'
import { hasTitleFor, toOperation } from '../collections/operations/to-contract.ts'
import { listedIn } from '../public-api/posts/listed-in.ts'
import { type LinkedCollection, type LinkPaths, linksIn, pathKey } from './links-in.ts'

interface FindOptions {
  readonly depth: 0
  readonly pagination: false
  readonly req?: PayloadRequest
}

/** Reads the paths of those linked documents of a collection that readers of a language have. */
type ReadPaths = (
  desk: Payload,
  language: Language,
  isLinked: Where,
  options: FindOptions,
) => Promise<readonly (readonly [id: number, path: string])[]>

const READ_PATHS: Readonly<Record<LinkedCollection, ReadPaths>> = {
  posts: async (desk, language, isLinked, options) => {
    const group = LANGUAGE_GROUP[language]
    const { docs } = await desk.find({
      ...options,
      collection: 'posts',
      where: { and: [isLinked, ...listedIn(language)] },
      select: { [group]: { title: true } },
    })
    return docs.map((post) => [
      post.id,
      `${PATHS.article}/${articleSlug(post[group]?.title ?? '', post.id)}`,
    ])
  },
  operations: async (desk, language, isLinked, options) => {
    const { docs } = await desk.find({
      ...options,
      collection: 'operations',
      where: { and: [isLinked, { _status: { equals: 'published' } }] },
    })
    return docs
      .filter((operation) => hasTitleFor(operation, language))
      .map((operation) => {
        const { title } = toOperation(operation, language)
        return [operation.id, `${PATHS.operations}/${articleSlug(title, operation.id)}`]
      })
  },
  leaders: async (desk, language, isLinked, options) => {
    const { docs } = await desk.find({
      ...options,
      collection: 'leaders',
      where: { and: [isLinked, ...listedLeaders(language)] },
      select: { institution: true, role: true },
    })
    return docs.map(({ id, institution, role }) => [
      id,
      institution === 'ministry' && role ? PATHS[role] : PATHS.armyLeadership,
    ])
  },
}

/**
 * The paths of the documents that the links of some rich texts refer to, for readers of a language. It
 * takes one query for each collection that is referred to.
 */
export async function linkPaths(
  desk: Payload,
  language: Language,
  texts: readonly unknown[],
  req?: PayloadRequest,
): Promise<LinkPaths> {
  const options = { depth: 0, pagination: false, ...(req && { req }) } as const
  const references = linksIn(texts).flatMap(({ reference }) => reference ?? [])
  const paths = new Map<string, string>()
  for (const [collection, linked] of Map.groupBy(references, (reference) => reference.collection)) {
    const isLinked = { id: { in: [...new Set(linked.map(({ id }) => id))] } }
    for (const [id, path] of await READ_PATHS[collection](desk, language, isLinked, options)) {
      paths.set(pathKey({ collection, id }), path)
    }
  }
  return paths
}
