import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { recordDeed } from '../audit/record.ts'
import { type RateBound, rateBound, readerAddress } from '../calls/rate-bound.ts'
import { inLanguageOf } from '../words/both-languages.ts'
import { MOST_WRONG_TRIES, WRONG_TRIES_MS } from './rules.ts'

/** Of each desk; a refusal is written down once for an address in the span, not at each try. */
interface Tries {
  readonly bound: RateBound
  readonly written: RateBound
}

const tries = new WeakMap<Payload, Tries>()

function triesOf(payload: Payload): Tries {
  const known = tries.get(payload) ?? {
    bound: rateBound(MOST_WRONG_TRIES, WRONG_TRIES_MS),
    written: rateBound(1, WRONG_TRIES_MS),
  }
  tries.set(payload, known)
  return known
}

/** The address of who types a password at the desk's door; `null` for a program's own sign-in. */
function whoTypes(req: PayloadRequest): string | null {
  return req.pathname?.endsWith('/users/login') ? readerAddress(req) : null
}

/**
 * Counts who tries to sign in before a password is looked at, by address: many accounts cannot be
 * tried from one place, nor the processor be kept busy with hashes. 429 beyond the share.
 */
export const boundTries: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const address = whoTypes(req)
  const { bound, written } = triesOf(req.payload)
  if (address === null || bound.allows(address)) return args
  if (written.allows(address)) {
    const change = { reason: 'address' }
    const deed = { action: 'session.refused', collection: 'users', change }
    await recordDeed(req.payload, deed, undefined, req)
  }
  const minutes = WRONG_TRIES_MS / 60_000
  const message = inLanguageOf(req, {
    en: `Too many wrong tries came from your network. Please wait ${minutes} minutes.`,
    so: `Isku dayo khaldan oo badan ayaa ka yimid shabakaddaada. Fadlan sug ${minutes} daqiiqo.`,
  })
  throw new APIError(message, 429, { code: 'too_many_tries' }, true)
}

/** Takes off the count who had the right password: an office signs in from one address. */
export const forgiveTries: CollectionAfterLoginHook = ({ req }) => {
  const address = whoTypes(req)
  if (address !== null) triesOf(req.payload).bound.forgives(address)
}
