import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { messagesFor } from '../../i18n/messages.ts'
import { usesOfFile } from './uses-of-file.ts'

/** Documents that a refusal names at most. */
const MAX_NAMED_USES = 5

/** Refuses to delete a file that something uses, even a draft. */
export const refuseUsedFile: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await usesOfFile(req.payload, Number(id))
  if (uses.length === 0) return
  const { serverURL } = req.payload.config
  const names = uses
    .slice(0, MAX_NAMED_USES)
    .map(({ at, heading }) => `${heading} (${serverURL}/admin${at})`)
    .join(', ')
  const more = uses.length > MAX_NAMED_USES ? ` + ${uses.length - MAX_NAMED_USES}` : ''
  const message = {
    en: `This file is used, and stays until it is taken out there: ${names}${more}`,
    so: `Faylkan waa la isticmaalaa, wuuna jirayaa ilaa halkaas laga saaro: ${names}${more}`,
  }
  throw new APIError(messagesFor(req).t(message), 409, null, true)
}
