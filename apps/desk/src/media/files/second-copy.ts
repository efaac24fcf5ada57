import type { PayloadRequest, Where } from 'payload'
import { mediaName } from '../../collections/media/kinds.ts'
import { RefusedFile } from './refused-file.ts'

/** What is known of the document that an upload is for. */
interface Asked {
  readonly id?: number | string
  readonly data?: { readonly keepBoth?: boolean | null }
}

/**
 * Throws `RefusedFile` when an editor uploads bytes that the media has already and has not said to
 * keep both. A program is trusted to know what it does. `source`: SHA-256 of the bytes as they came.
 */
export async function refuseSecondCopy(
  req: PayloadRequest,
  source: string,
  args: object,
): Promise<void> {
  const { id, data } = args as Asked
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
  const at = `${serverURL}/admin/collections/media/${first.id}`
  throw new RefusedFile(
    {
      en: `This file is already here: ${mediaName(first)} (${at}). Use that one, or tick “Keep both”.`,
      so: `Faylkani hore ayuu u jiraa: ${mediaName(first)} (${at}). Kaas isticmaal, ama calaamadee “Labadaba hay”.`,
    },
    { status: 409 },
  )
}
