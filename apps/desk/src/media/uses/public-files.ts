import type { CacheTag } from '@gaashaan/contract'
import type { Payload } from 'payload'
import { DOCUMENT_TAGS, idsInTags } from '../../content-version/document-tags.ts'
import { contentVersion } from '../../content-version/read-version.ts'
import type { LinkedCollection } from '../../links/links-in.ts'
import { attachedFiles } from './attached-files.ts'
import { MEDIA_USERS } from './media-users.ts'
import { createUseIndex, filesInGlobal } from './use-index.ts'

/** The files that something public uses in a content version. */
interface PublicFiles {
  readonly version: string
  /** The cache tags of what uses a file, by the file's id. */
  readonly tags: ReadonlyMap<number, ReadonlySet<CacheTag>>
}

/**
 * Returns a function that reads which files are public now. They change only with the content version: each
 * call reads the version, and the first call after a change also the documents that the journal names.
 */
export function createPublicFiles(desk: Payload): () => Promise<PublicFiles> {
  const indexes = MEDIA_USERS.collections.map(([collection, visiblePart]) => ({
    collection: collection as LinkedCollection,
    readIndex: createUseIndex(desk, collection, false, visiblePart),
  }))
  let latest: PublicFiles | undefined
  let reading: Promise<unknown> = Promise.resolve()

  /** Reads the files; `changed` are the tags of the changes since the last time, where they are known. */
  async function readFiles(version: string, changed?: readonly string[]): Promise<PublicFiles> {
    const tags = new Map<number, Set<CacheTag>>()
    const add = (file: number, added: Iterable<CacheTag>) => {
      const known = tags.get(file) ?? new Set()
      tags.set(file, known)
      for (const tag of added) known.add(tag)
    }
    for (const slug of MEDIA_USERS.globals) {
      for (const file of await filesInGlobal(desk, slug)) add(file, ['settings'])
    }
    for (const { collection, readIndex } of indexes) {
      for (const [id, { files }] of await readIndex(changed && idsInTags(changed, collection))) {
        for (const file of files) add(file, [DOCUMENT_TAGS[collection](id)])
      }
    }
    for (const [video, attached] of await attachedFiles(desk)) {
      const users = tags.get(video)
      if (users) for (const file of attached.files) add(file, [...users, `media:${video}`])
    }
    latest = { version, tags }
    return latest
  }

  async function readNewest(): Promise<PublicFiles> {
    // The version is read first: a change while the documents are read has a later version.
    const { version, tags } = await contentVersion(desk, { since: latest?.version })
    return latest?.version === version ? latest : readFiles(version, latest && tags)
  }

  return async () => {
    const { version } = await contentVersion(desk)
    if (latest?.version === version) return latest
    const result = reading.catch(() => undefined).then(readNewest)
    reading = result
    return result
  }
}
