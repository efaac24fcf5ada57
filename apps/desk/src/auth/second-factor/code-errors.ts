import type { PayloadRequest } from 'payload'
import { errorResponse, type RequestError } from '../../http/error-response.ts'
import { LOCK_MS } from '../sign-in/rules.ts'
import { MAX_WRONG_CODES } from './collection.ts'

const MINUTES = LOCK_MS / 60_000

/** Why a request about one-time codes is refused, by error code. */
export const CODE_ERRORS = {
  signed_out: {
    status: 401,
    en: 'Sign in first: the session has ended.',
    so: 'Marka hore gal: fadhigii wuu dhammaaday.',
  },
  wrong_code: {
    status: 422,
    en: `This code is not right, or was used already. After ${MAX_WRONG_CODES} wrong ones none is taken for at least ${MINUTES} minutes, and longer each time.`,
    so: `Koodhkani sax ma aha, ama hore ayaa loo isticmaalay. Kadib ${MAX_WRONG_CODES} khaldan midna lama aqbalo ugu yaraan ${MINUTES} daqiiqo, mar kastana ka sii badan.`,
  },
  already_enrolled: {
    status: 409,
    en: 'This account has codes already. Remove them with a code first.',
    so: 'Akoonkani horey ayuu koodhadh u lahaa. Marka hore ku tirtir koodh.',
  },
  not_enrolled: {
    status: 409,
    en: 'This account has no codes yet: set them up first.',
    so: 'Akoonkani weli koodhadh ma laha: marka hore samee.',
  },
  passkey_needed: {
    status: 403,
    en: 'This account is opened by a passkey, not by a code.',
    so: 'Akoonkan waxaa furaa furaha gelitaanka, ma aha koodh.',
  },
  confirm_first: {
    status: 403,
    en: 'Confirm first that it is you: open /admin/codes in another tab, then try again here.',
    so: 'Marka hore xaqiiji inaad adigu tahay: /admin/codes ku fur tab kale, kadibna halkan mar kale isku day.',
  },
  not_allowed: {
    status: 403,
    en: 'Another administrator does this, nobody for themselves.',
    so: 'Maamule kale ayaa sameeya, qofna isma sameeyo.',
  },
} satisfies Record<string, RequestError>

/** The response to a refused request about one-time codes. */
export function codeError(req: PayloadRequest, code: keyof typeof CODE_ERRORS): Response {
  return errorResponse(req, { code, ...CODE_ERRORS[code] })
}
