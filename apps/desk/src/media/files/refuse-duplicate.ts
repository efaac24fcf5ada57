import type { PayloadRequest, Where } from 'payload'
import { mediaName } from '../../collections/media/kinds.ts'
import { RefusedFile } from './refused-file.ts'

/** The part of Payload's arguments that this rule reads. */
interface UploadArguments {
  readonly id?: number | string
  readonly data?: { readonly keepBoth?: boolean | null }
}

/**
 * Throws `RefusedFile` when an editor uploads bytes that the media have already and has not chosen to keep
 * both. Programs may upload anything twice. `source` is the SHA-256 of the uploaded bytes.
 */
export async function refuseDuplicate(
  req: PayloadRequest,
  source: string,
  args: object,
): Promise<void> {
  const { id, data } = args as UploadArguments
  if (!req.user || data?.keepBoth) return
  const where: Where[] = [{ source: { equals: source } }]
  if (id !== undefined) where.push({ id: { not_equals: id } })
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { and: where },
    select: { givenName: true, filename: true },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  const [first] = docs
  if (!first) return
  const { serverURL } = req.payload.config
  const url = `${serverURL}/admin/collections/media/${first.id}`
  throw new RefusedFile(
    {
      en: `This file is already here: ${mediaName(first)} (${url}). Use that one, or tick “Keep both”.`,
      so: `Faylkani hore ayuu u jiraa: ${mediaName(first)} (${url}). Kaas isticmaal, ama calaamadee “Labadaba hay”.`,
    },
    409,
  )
}
