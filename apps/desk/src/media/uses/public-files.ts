import type { Payload } from 'payload'
import { contentVersion } from '../../content-version/read-version.ts'
import { attachedFiles } from './attached-files.ts'
import { MEDIA_USERS } from './media-users.ts'
import { createUseIndex, filesInGlobal } from './use-index.ts'

/** The ids of the files that something public uses in a content version. */
interface PublicFiles {
  readonly version: string
  readonly files: ReadonlySet<number>
}

/**
 * Returns a function that reads which files are public now. They change only with the content version: each
 * call reads the version, and the first call after a change also the changed documents.
 */
export function createPublicFiles(desk: Payload): () => Promise<PublicFiles> {
  const indexes = MEDIA_USERS.collections.map(([collection, visiblePart]) =>
    createUseIndex(desk, collection, false, visiblePart),
  )
  let latest: PublicFiles | undefined
  let reading: Promise<unknown> = Promise.resolve()

  async function readFiles(version: string): Promise<PublicFiles> {
    if (latest?.version === version) return latest
    const globals = MEDIA_USERS.globals.map((slug) => filesInGlobal(desk, slug))
    const files = new Set((await Promise.all(globals)).flat())
    for (const readIndex of indexes) {
      for (const entry of (await readIndex()).values()) {
        for (const file of entry.files) files.add(file)
      }
    }
    for (const [video, attached] of await attachedFiles(desk)) {
      if (files.has(video)) for (const file of attached.files) files.add(file)
    }
    latest = { version, files }
    return latest
  }

  return async () => {
    // The version is read first: a change while the documents are read has a later version.
    const { version } = await contentVersion(desk)
    if (latest?.version === version) return latest
    const result = reading.catch(() => undefined).then(() => readFiles(version))
    reading = result
    return result
  }
}
