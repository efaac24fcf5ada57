import { type Config, Forbidden, type PayloadRequest } from 'payload'
import { hasPassedSignIn } from '../../access/passed-sign-in.ts'
import { messagesFor } from '../../i18n/messages.ts'

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]

function message(req: PayloadRequest): string {
  return messagesFor(req).t({
    en: 'Sign in with your one-time code first: the desk asks for it at /admin/codes.',
    so: 'Marka hore ku gal koodhkaaga hal-mar ah: miisku wuxuu ku weydiinayaa /admin/codes.',
  })
}

/** Explains refusals to a person who has given the password and still owes the code. */
export const secondFactorRequired: AfterError = ({ error, req }) => {
  const isRefusal = error instanceof Forbidden || (error as { status?: number }).status === 403
  if (!isRefusal || !req.user || hasPassedSignIn(req.user)) return undefined
  const response = { errors: [{ message: message(req) }], code: 'second_factor_required' }
  return { response, status: 403 }
}
