import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { messagesFor } from '../../i18n/messages.ts'
import { usesOfFile } from './uses-of-file.ts'

/** Most users that a refusal names. */
const MAX_NAMED_USERS = 5

/** A file that something uses, be it a draft, stays. */
export const keepUsedFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await usesOfFile(req.payload, Number(id))
  if (uses.length === 0) return
  const { serverURL } = req.payload.config
  const named = uses
    .slice(0, MAX_NAMED_USERS)
    .map(({ at, heading }) => `${heading} (${serverURL}/admin${at})`)
    .join(', ')
  const more = uses.length > MAX_NAMED_USERS ? ` + ${uses.length - MAX_NAMED_USERS}` : ''
  const message = {
    en: `This file is used, and stays until it is taken out there: ${named}${more}`,
    so: `Faylkan waa la isticmaalaa, wuuna jirayaa ilaa halkaas laga saaro: ${named}${more}`,
  }
  throw new APIError(messagesFor(req).t(message), 409, null, true)
}
