import type { PayloadRequest } from 'payload'
import { errorResponse, type RequestError } from '../../http/error-response.ts'
import { CLOSED } from '../idle-accounts/closed-account.ts'

/** Why a sign-in by the ministry's own provider is refused, by error code. */
const ERRORS = {
  openid_off: {
    status: 404,
    en: 'This desk has no sign-in by the ministry.',
    so: 'Miiskani ma laha gelitaanka wasaaradda.',
  },
  openid_unreachable: {
    status: 503,
    en: 'The ministry’s sign-in does not respond. Try again later, or sign in another way.',
    so: 'Gelitaanka wasaaraddu ma jawaabayo. Mar dambe isku day, ama si kale u gal.',
  },
  openid_refused: {
    status: 422,
    en: 'The sign-in at the ministry was not completed. Begin again.',
    so: 'Gelitaanka wasaaradda lama dhammaystirin. Mar kale bilow.',
  },
  openid_over: {
    status: 410,
    en: 'This sign-in is over: it took more than ten minutes, was completed already, or began in another browser. Begin again.',
    so: 'Gelitaankani wuu dhammaaday: toban daqiiqo ka badan ayuu qaatay, hore ayaa loo dhammaystiray, ama biraawsar kale ayaa laga bilaabay. Mar kale bilow.',
  },
  email_not_verified: {
    status: 403,
    en: 'The ministry’s sign-in names no e-mail address of yours that it has verified. Ask those who run it.',
    so: 'Gelitaanka wasaaraddu ma sheegin cinwaan iimayl oo aad leedahay oo la xaqiijiyay. Weydii dadka maamula.',
  },
  not_invited: {
    status: 403,
    en: 'Your e-mail address has no open invitation to this desk. Ask an administrator of the desk for one.',
    so: 'Cinwaankaaga iimaylka ma laha casuumad furan oo miiskan ah. Mid ka codso maamulaha miiska.',
  },
  has_account: {
    status: 409,
    en: 'Your e-mail address has an account here already. Sign in to it as before, and connect it at /admin/codes.',
    so: 'Cinwaankaaga iimaylku akoon hore ayuu halkan ku leeyahay. Sidii hore u gal, kadibna ka xir /admin/codes.',
  },
  identity_taken: {
    status: 409,
    en: 'One of the two is connected already: this account, or your account at the ministry with another one here.',
    so: 'Labada midkood hore ayaa loo xiray: akoonkan, ama akoonkaaga wasaaradda oo ku xiran mid kale oo halkan ah.',
  },
  confirm_first: {
    status: 403,
    en: 'Confirm first that it is you: open this page again.',
    so: 'Marka hore xaqiiji inaad adigu tahay: boggan mar kale fur.',
  },
  too_many_tries: {
    status: 429,
    en: 'Too many wrong tries came from your network. Please wait 15 minutes.',
    so: 'Isku dayo khaldan oo badan ayaa ka yimid shabakaddaada. Fadlan sug 15 daqiiqo.',
  },
  account_closed: CLOSED,
} satisfies Record<string, RequestError>

export type OpenIdError = keyof typeof ERRORS

/** The response to a refused request about the ministry's own sign-in. */
export function openIdError(
  req: PayloadRequest,
  code: OpenIdError,
  headers: Record<string, string> = {},
): Response {
  const response = errorResponse(req, { code, ...ERRORS[code] })
  for (const [name, value] of Object.entries(headers)) response.headers.append(name, value)
  return response
}
