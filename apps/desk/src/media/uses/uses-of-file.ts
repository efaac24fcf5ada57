import type { Payload } from 'payload'
import { attachedFiles } from './attached-files.ts'
import { MEDIA_USERS } from './media-users.ts'
import { createUseIndex, filesInGlobal } from './use-index.ts'

/** A document that uses a file, in its published or its working copy. */
export interface FileUse {
  /** Path of its screen below the desk's: `/collections/posts/12`, `/globals/contact`. */
  readonly at: string
  readonly heading: string
  readonly isPublic: boolean
}

/** The visible parts, the main rows and the working copies of a collection. */
const createIndexes = (desk: Payload) =>
  MEDIA_USERS.collections.map(([collection, visiblePart]) => ({
    collection,
    readVisible: createUseIndex(desk, collection, false, visiblePart),
    readMain: createUseIndex(desk, collection, false, (doc) => doc),
    readWorking: createUseIndex(desk, collection, true, (doc) => doc),
  }))

type Indexes = ReturnType<typeof createIndexes>

const indexesByDesk = new WeakMap<Payload, Indexes>()

function indexesOf(desk: Payload): Indexes {
  const indexes = indexesByDesk.get(desk) ?? createIndexes(desk)
  indexesByDesk.set(desk, indexes)
  return indexes
}

type FileUsers = ReadonlyMap<number, { readonly files: readonly number[] }>

const usersOf = (file: number, users: FileUsers) =>
  [...users].flatMap(([id, { files }]) => (files.includes(file) ? [id] : []))

async function usesInCollection(
  { collection, readVisible, readMain, readWorking }: Indexes[number],
  file: number,
): Promise<FileUse[]> {
  const publicUsers = usersOf(file, await readVisible())
  const mainUsers = usersOf(file, await readMain())
  const working = await readWorking()
  const ids = new Set([...publicUsers, ...mainUsers, ...usersOf(file, working)])
  return [...ids].map((id) => ({
    at: `/collections/${collection}/${id}`,
    heading: working.get(id)?.heading ?? '',
    isPublic: publicUsers.includes(id),
  }))
}

/** Everything that uses a file, drafts included; each document occurs once. */
export async function usesOfFile(desk: Payload, file: number): Promise<FileUse[]> {
  const uses: FileUse[] = []
  for (const indexes of indexesOf(desk)) uses.push(...(await usesInCollection(indexes, file)))
  const videos = await attachedFiles(desk)
  for (const id of usersOf(file, videos)) {
    const heading = videos.get(id)?.heading ?? ''
    // A video's captions and poster are public where it is.
    const isPublic = (await usesOfFile(desk, id)).some((use) => use.isPublic)
    uses.push({ at: `/collections/media/${id}`, heading, isPublic })
  }
  for (const slug of MEDIA_USERS.globals) {
    const isUsed = (await filesInGlobal(desk, slug)).includes(file)
    if (isUsed) uses.push({ at: `/globals/${slug}`, heading: slug, isPublic: true })
  }
  return uses
}
