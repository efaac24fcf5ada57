import type { CacheTag } from '@gaashaan/contract'
import type { Payload } from 'payload'
import { isRemovedFile } from '../../collections/removals/sealed-files.ts'
import { originalNames } from '../image-sizes/file-names.ts'
import { createPublicFiles } from '../uses/public-files.ts'
import { canPreview } from './can-preview.ts'

/**
 * Who may read a file: everyone until something changes that has one of these cache tags, only this
 * client, or nobody; nobody either where it was removed with a text.
 */
type FileInspection =
  | {
      readonly kind: 'public'
      readonly version: string
      readonly tags: ReadonlySet<CacheTag>
    }
  | { readonly kind: 'private' | 'removed' | 'none' }

/** Looks up who may read a file by its name, for a client with these headers and preview token. */
export type InspectFile = (
  name: string,
  headers: Headers,
  previewToken: string | null,
) => Promise<FileInspection>

/** Whether an account may read the file's document at the desk. */
async function canRead(desk: Payload, id: number, headers: Headers): Promise<boolean> {
  if (!headers.has('cookie') && !headers.has('authorization')) return false
  const { user } = await desk.auth({ headers })
  if (!user) return false
  const { totalDocs } = await desk
    .count({ collection: 'media', where: { id: { equals: id } }, overrideAccess: false, user })
    .catch(() => ({ totalDocs: 0 }))
  return totalDocs > 0
}

/** Creates the inspection of a desk's files: those that something public uses are public. */
export function createFileInspector(desk: Payload): InspectFile {
  const publicFiles = createPublicFiles(desk)
  return async (name, headers, previewToken) => {
    const { docs } = await desk.find({
      collection: 'media',
      where: { filename: { in: originalNames(name) } },
      select: { sealedBy: true },
      depth: 0,
      limit: 1,
      pagination: false,
    })
    const [file] = docs
    if (!file || file.sealedBy) {
      return { kind: (await isRemovedFile(desk, name)) ? 'removed' : 'none' }
    }
    const { version, tags: tagsByFile } = await publicFiles()
    const users = tagsByFile.get(file.id)
    if (users) {
      const tags = new Set<CacheTag>([`media:${file.id}`, ...users])
      return { kind: 'public', version, tags }
    }
    const isPrivate =
      (previewToken !== null && (await canPreview(desk, previewToken, file.id))) ||
      (await canRead(desk, file.id, headers))
    return { kind: isPrivate ? 'private' : 'none' }
  }
}
