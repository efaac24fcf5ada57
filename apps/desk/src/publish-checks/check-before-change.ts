import type { CollectionBeforeChangeHook, CollectionSlug, GlobalBeforeChangeHook } from 'payload'
import type { FindingsOf } from './endpoint.ts'
import { settle } from './open-findings.ts'
import { pictureFindings } from './picture-findings.ts'
import { writeContextOf } from './write-context.ts'

/** Asks a person what the checks find before readers get a document; programs are let through. */
export function checkBeforeChange<T extends object>(
  slug: CollectionSlug,
  findingsOf: FindingsOf<T>,
): CollectionBeforeChangeHook {
  return async ({ context, data, originalDoc, req }) => {
    const { isByPerson, isDraft, confirmed } = writeContextOf(context)
    if (!isByPerson || isDraft) return data
    const id = originalDoc?.id as number | undefined
    const query = { collection: slug, where: { id: { equals: id } }, req }
    // None of a document that is being made.
    const before = id === undefined ? null : await req.payload.db.findOne(query)
    settle(req, await findingsOf(req, { before: before as T | null, after: data as T }), confirmed)
    return data
  }
}

/** Refuses what a person would give readers of a global with a picture that is not described. */
export const describedBeforeChange: GlobalBeforeChangeHook = async ({
  context,
  data,
  global,
  req,
}) => {
  const { isByPerson, isDraft, confirmed } = writeContextOf(context)
  if (!isByPerson || isDraft) return data
  settle(req, await pictureFindings(req, global.fields, data), confirmed)
  return data
}
