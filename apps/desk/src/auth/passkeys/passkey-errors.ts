import type { PayloadRequest } from 'payload'
import { errorResponse, type RequestError } from '../../http/error-response.ts'
import { CLOSED } from '../idle-accounts/closed-account.ts'
import { MAX_NAME_CHARS, MAX_PASSKEYS } from './collection.ts'

/** Why a request about passkeys is refused, by error code. */
const ERRORS = {
  passkey_refused: {
    status: 422,
    en: 'This passkey was not accepted. Try again, or sign in another way.',
    so: 'Furahan gelitaanka lama aqbalin. Mar kale isku day, ama si kale u gal.',
  },
  passkey_copied: {
    status: 422,
    en: 'There seem to be two copies of this passkey, so that it opens the account no more. Sign in another way, remove it and tell an administrator.',
    so: 'Furahan gelitaanka waxay u muuqataa in laba nuqul laga hayo, sidaas darteed akoonka mar dambe ma furo. Si kale u gal, tirtir, oo maamule u sheeg.',
  },
  confirm_first: {
    status: 403,
    en: 'Confirm first that it is you: open this page again.',
    so: 'Marka hore xaqiiji inaad adigu tahay: boggan mar kale fur.',
  },
  account_closed: CLOSED,
  no_such_passkey: {
    status: 404,
    en: 'This account has no such passkey.',
    so: 'Akoonkani ma laha furahaas gelitaanka.',
  },
  too_many_passkeys: {
    status: 409,
    en: `This account has ${MAX_PASSKEYS} passkeys already. Remove one first.`,
    so: `Akoonkani horey ayuu u lahaa ${MAX_PASSKEYS} fure gelitaan. Marka hore mid tirtir.`,
  },
  name_missing: {
    status: 400,
    en: `Give the passkey a name of at most ${MAX_NAME_CHARS} characters.`,
    so: `Furaha gelitaanka u bixi magac aan ka badnayn ${MAX_NAME_CHARS} xaraf.`,
  },
  too_many_tries: {
    status: 429,
    en: 'Too many wrong tries came from your network. Please wait 15 minutes.',
    so: 'Isku dayo khaldan oo badan ayaa ka yimid shabakaddaada. Fadlan sug 15 daqiiqo.',
  },
} satisfies Record<string, RequestError>

/** The response to a refused request about passkeys. */
export function passkeyError(req: PayloadRequest, code: keyof typeof ERRORS): Response {
  return errorResponse(req, { code, ...ERRORS[code] })
}
