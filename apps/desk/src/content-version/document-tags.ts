import type { CacheTag } from '@gaashaan/contract'
import type { LinkedCollection } from '../links/links-in.ts'

/** The cache tag of each document that has a page on the site. */
export const DOCUMENT_TAGS = {
  posts: (id) => `post:${id}`,
  operations: (id) => `operation:${id}`,
  leaders: (id) => `leader:${id}`,
} as const satisfies Record<LinkedCollection, (id: number) => CacheTag>

/** The ids of the documents of a collection that some tags name. */
export function idsInTags(tags: readonly string[], collection: LinkedCollection): number[] {
  const [prefix] = DOCUMENT_TAGS[collection](0).split(':')
  return tags.flatMap((tag) => {
    const [name, id] = tag.split(':')
    return name === prefix ? [Number(id)] : []
  })
}
