import type {
  CollectionBeforeChangeHook,
  CollectionSlug,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import type { Finding } from './findings.ts'
import { refuseOpenFindings } from './open-findings.ts'
import { pictureFindings } from './picture-findings.ts'
import { getWriteContext } from './write-context.ts'

/** Checks a document as it would be saved (`after`) against what readers have (`before`). */
export type DocumentCheck<T> = (
  req: PayloadRequest,
  change: { readonly before: T | null; readonly after: T },
) => Promise<Finding[]>

/** What readers have of a document; `null` for a new one. */
export async function publishedDocument<T>(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | undefined,
): Promise<T | null> {
  if (id === undefined) return null
  const document = await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req })
  return document as T | null
}

/** Refuses a person's publishing of a document with open findings; programs are let through. */
export function checkBeforeChange<T extends object>(
  slug: CollectionSlug,
  check: DocumentCheck<T>,
): CollectionBeforeChangeHook {
  return async ({ context, data, originalDoc, req }) => {
    const { isByPerson, isDraft, confirmed } = getWriteContext(context)
    if (!isByPerson || isDraft) return data
    const before = await publishedDocument<T>(req, slug, originalDoc?.id)
    refuseOpenFindings(req, await check(req, { before, after: data as T }), confirmed)
    return data
  }
}

/** Refuses a person's publishing of a global with a picture that is not described. */
export const refuseUndescribedPictures: GlobalBeforeChangeHook = async ({
  context,
  data,
  global,
  req,
}) => {
  const { isByPerson, isDraft, confirmed } = getWriteContext(context)
  if (!isByPerson || isDraft) return data
  refuseOpenFindings(req, await pictureFindings(req, global.fields, data), confirmed)
  return data
}
