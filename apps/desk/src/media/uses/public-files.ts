import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { contentVersion } from '../../content-version/read-version.ts'
import { attachedFiles } from './attached-files.ts'
import { filesIn } from './files-in.ts'
import { MEDIA_USERS } from './media-users.ts'
import { createUseIndex } from './use-index.ts'

/** The files that something public uses, and the version of the content in which it does. */
export interface PublicFiles {
  readonly version: string
  readonly files: ReadonlySet<number>
}

async function filesInGlobals(desk: Payload): Promise<number[]> {
  const users = Object.entries(MEDIA_USERS.globals)
  const found = await Promise.all(
    users.map(async ([slug, visible]) => {
      const doc = await desk.findGlobal({ slug: slug as GlobalSlug, depth: 0 })
      const fields = desk.globals.config.find((global) => global.slug === slug)?.fields ?? []
      return filesIn(fields, visible(doc as unknown as Record<string, unknown>))
    }),
  )
  return found.flat()
}

/**
 * Answers which files are public now. What is public changes with the content's version alone: each
 * question costs the version, and the first one after a change the documents that changed.
 */
export function createPublicFiles(desk: Payload): () => Promise<PublicFiles> {
  const users = Object.entries(MEDIA_USERS.collections)
  const indexes = users.map(([slug, visible]) =>
    createUseIndex(desk, slug as CollectionSlug, false, visible),
  )
  let known: PublicFiles | undefined
  let underWay: Promise<PublicFiles> | undefined

  async function find(version: string): Promise<PublicFiles> {
    const files = new Set(await filesInGlobals(desk))
    for (const usesOf of indexes) {
      for (const use of (await usesOf()).values()) for (const file of use.files) files.add(file)
    }
    for (const [file, beside] of await attachedFiles(desk)) {
      if (files.has(file)) for (const each of beside) files.add(each)
    }
    known = { version, files }
    return known
  }

  return async () => {
    // Before the documents: what changes while they are read has a version that is not this one.
    const { version } = await contentVersion(desk)
    if (known?.version === version) return known
    underWay = (underWay ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => (known?.version === version ? known : find(version))) as Promise<PublicFiles>
    return underWay
  }
}
