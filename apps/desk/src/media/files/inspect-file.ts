import type { Payload } from 'payload'
import { wholeNames } from '../image-sizes/file-names.ts'
import { createPublicFiles } from '../uses/public-files.ts'
import { mayPreview } from './may-preview.ts'

/** Who may read a file: everyone while the content has this version, this person alone, nobody. */
export type FileInspection =
  | { readonly kind: 'public'; readonly version: string }
  | { readonly kind: 'private' }
  | { readonly kind: 'none' }

/** Judges a file by its name, for someone with these headers and the token of a preview. */
export type InspectFile = (
  name: string,
  headers: Headers,
  token: string | null,
) => Promise<FileInspection>

/** Whether an account may read the file's document at the desk. */
async function mayRead(desk: Payload, id: number, headers: Headers): Promise<boolean> {
  if (!headers.has('cookie') && !headers.has('authorization')) return false
  const { user } = await desk.auth({ headers })
  if (!user) return false
  const { totalDocs } = await desk
    .count({ collection: 'media', where: { id: { equals: id } }, overrideAccess: false, user })
    .catch(() => ({ totalDocs: 0 }))
  return totalDocs > 0
}

/** A judge for a desk's files: those that something public uses are everyone's. */
export function createFileInspector(desk: Payload): InspectFile {
  const publicFiles = createPublicFiles(desk)
  return async (name, headers, token) => {
    const { docs } = await desk.find({
      collection: 'media',
      where: { filename: { in: wholeNames(name) } },
      select: { filename: true },
      depth: 0,
      limit: 1,
      pagination: false,
    })
    const [file] = docs
    if (!file) return { kind: 'none' }
    const { version, files } = await publicFiles()
    if (files.has(file.id)) return { kind: 'public', version }
    if (token !== null && (await mayPreview(desk, token, file.id))) {
      return { kind: 'private' }
    }
    return { kind: (await mayRead(desk, file.id, headers)) ? 'private' : 'none' }
  }
}
