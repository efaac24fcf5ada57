import { type AfterErrorHook, Forbidden } from 'payload'
import { hasPassedSignIn } from '../../access/passed-sign-in.ts'
import { errorBody } from '../../http/error-response.ts'

const MESSAGE = {
  en: 'Show first that it is you, by your passkey or a one-time code: the desk asks for it at /admin/codes.',
  so: 'Marka hore xaqiiji inaad adigu tahay, adigoo isticmaalaya furaha gelitaanka ama koodh hal-mar ah: miisku wuxuu ku weydiinayaa /admin/codes.',
}

/** Explains a refusal to someone who has entered the password but not used the second factor. */
export const secondFactorRequired: AfterErrorHook = ({ error, req }) => {
  const isRefusal = error instanceof Forbidden || (error as { status?: number }).status === 403
  if (!isRefusal || !req.user || hasPassedSignIn(req.user)) return undefined
  return { response: errorBody(req, MESSAGE, 'second_factor_required'), status: 403 }
}
