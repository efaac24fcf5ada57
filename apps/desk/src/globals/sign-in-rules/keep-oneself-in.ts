import { APIError, type GlobalBeforeChangeHook } from 'payload'
import { messagesFor } from '../../i18n/messages.ts'
import { codesSuffice } from './code-rule.ts'

const PASSKEY_FIRST = {
  en: 'By these rules you could not sign in yourself: set up a passkey for your account first, at /admin/codes.',
  so: 'Xeerarkan adigu kuma geli kartid: marka hore akoonkaaga u samee furaha gelitaanka, bogga /admin/codes.',
}

/** Refuses rules by which the administrator who sets them would have to do without a second factor. */
export const keepOneselfIn: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { user } = req
  if (user?.collection !== 'users' || user.passkeysSince) return data
  if (codesSuffice({ ...originalDoc, ...data }, user)) return data
  throw new APIError(messagesFor(req).t(PASSKEY_FIRST), 400, undefined, true)
}
