import type { CollectionBeforeChangeHook } from 'payload'
import { validReason } from '../access/publishers-publish-what-another-wrote.ts'
import { hasRole } from '../access/role.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import { Refusal } from '../collections/posts/publishing/refusals.ts'
import { usesOfFile } from '../media/uses/uses-of-file.ts'
import type { Media } from '../payload-types.ts'
import { getWriteContext } from '../publish-checks/write-context.ts'
import { authorsAfter } from './authors.ts'
import { givenReason } from './require-second-person.ts'

/**
 * Refuses a person's change of a file that readers see, or of its texts: files have no drafts, so it is public at
 * once. Publishers do it with a written reason (`aloneReason`, or `?reason=…`). Throws a `Refusal`.
 */
export const refusePublicFileChange: CollectionBeforeChangeHook<Media> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { aloneReason, ...saved } = data
  const { payload, user } = req
  const isByPerson = getWriteContext(req.context).isByPerson && user?.collection === 'users'
  if (operation !== 'update' || !originalDoc || !isByPerson) return saved
  if (payload.config.custom.fourEyes === false) return saved
  const isChanged =
    authorsAfter({ ...originalDoc }, { ...originalDoc, ...saved }, user.id).length > 0
  const { id } = originalDoc
  if (!isChanged || !(await usesOfFile(payload, id)).some(({ isPublic }) => isPublic)) return saved
  if (!hasRole(user, 'publisher', 'administrator')) throw new Refusal('file_is_public', req)
  const reason = validReason(aloneReason ?? givenReason(req))
  if (!reason) throw new Refusal('public_file_needs_reason', req)
  const event = { action: 'media.publishedAlone', collection: 'media', document: id }
  await recordAuditEvent(payload, { ...event, change: { reason } }, req)
  return saved
}
