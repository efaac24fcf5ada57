import { createHash } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { originalNames } from '../../media/image-sizes/file-names.ts'
import { removeStoredFile } from '../../media/store/store-upload.ts'
import { attachedFiles } from '../../media/uses/attached-files.ts'
import { filesIn } from '../../media/uses/files-in.ts'
import { usesOfFile } from '../../media/uses/uses-of-file.ts'
import type { Media, Removal } from '../../payload-types.ts'
import type { SealedText } from './sealed-text.ts'

/** What a removal keeps of a file's name, which may say what had to go: its SHA-256. */
const nameHash = (filename: string) => createHash('sha256').update(filename).digest('hex')

/** The ids of the files in everything that a removal has sealed. */
export function filesOf({ collections }: Payload, { language, sealed }: Removal): number[] {
  if (!sealed) return []
  const { main, working, versions } = sealed as unknown as SealedText
  const { fields } = collections.posts.config
  return [main, working, ...versions].flatMap(({ text, shared }) =>
    filesIn(fields, { [language]: text, ...shared }),
  )
}

/** The files of a removal that nothing else uses, with those attached to a video of them. */
async function filesToSeal(payload: Payload, removal: Removal): Promise<Set<number>> {
  const attached = await attachedFiles(payload)
  const found = new Set<number>()
  const asked = filesOf(payload, removal)
  for (let file = asked.shift(); file !== undefined; file = asked.shift()) {
    if (found.has(file)) continue
    const uses = await usesOfFile(payload, file)
    const videos = [...found].map((id) => `/collections/media/${id}`)
    if (uses.some(({ at }) => !videos.includes(at))) continue
    found.add(file)
    asked.push(...(attached.get(file)?.files ?? []))
  }
  return found
}

/**
 * Seals the files that only removed texts used: nobody reads them at the desk, and their addresses say that
 * they were removed. It is done once the texts are gone, since uses are counted in what is stored.
 */
export async function sealFiles(payload: Payload, removals: readonly number[]): Promise<void> {
  for (const id of removals) {
    const removal = await payload.db.findOne<Removal>({
      collection: 'removals',
      where: { id: { equals: id } },
    })
    const files = removal ? [...(await filesToSeal(payload, removal))] : []
    if (files.length === 0) continue
    const where = { id: { in: files } }
    const { docs } = await payload.db.find<Media>({ collection: 'media', where, pagination: false })
    // Without the hooks, which would treat it as an editor's change of the file.
    await payload.db.updateMany({ collection: 'media', where, data: { sealedBy: id } })
    const fileHashes = docs.flatMap(({ filename }) => (filename ? nameHash(filename) : []))
    await payload.update({
      collection: 'removals',
      id,
      data: { fileHashes: fileHashes.join('\n') },
      depth: 0,
    })
  }
}

/** Gives the desk back the files of a removal that is reverted, in the request's transaction. */
export async function unsealFiles(req: PayloadRequest, removal: Removal): Promise<void> {
  const { payload } = req
  const attached = await attachedFiles(payload)
  const files = filesOf(payload, removal)
  const ids = new Set([...files, ...files.flatMap((file) => attached.get(file)?.files ?? [])])
  const where = { id: { in: [...ids] } }
  await payload.db.updateMany({ collection: 'media', where, data: { sealedBy: null }, req })
}

/** Deletes the files that a removal has sealed, with their variants, in the request's transaction. */
export async function eraseFiles(req: PayloadRequest, removal: number): Promise<void> {
  const { payload } = req
  const where = { sealedBy: { equals: removal } }
  const query = { collection: 'media' as const, where, pagination: false, req }
  const { docs } = await payload.db.find<Media>(query)
  await payload.db.deleteMany({ collection: 'media', where, req })
  for (const { filename } of docs) if (filename) await removeStoredFile(req, filename)
}

/** Whether a file of this name, or the one whose variant it is, was removed. */
export async function isRemovedFile(payload: Payload, name: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'removals',
    where: {
      or: originalNames(name).map((file) => ({ fileHashes: { contains: nameHash(file) } })),
    },
  })
  return totalDocs > 0
}
