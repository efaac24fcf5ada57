import { type ClientLimit, createClientLimit } from '@gaashaan/http/rate-limiter'
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { forwardedIp } from '../../http-security/forwarded-headers.ts'
import { messagesFor } from '../../i18n/messages.ts'
import { MAX_WRONG_TRIES, WRONG_TRIES_MS } from './rules.ts'

/** Each desk's own. A refusal is recorded once for an address in the window, not at each try. */
interface LoginLimits {
  readonly tries: ClientLimit
  readonly records: ClientLimit
}

const limits = new WeakMap<Payload, LoginLimits>()

function limitsOf(payload: Payload): LoginLimits {
  const known = limits.get(payload) ?? {
    tries: createClientLimit(MAX_WRONG_TRIES, WRONG_TRIES_MS),
    records: createClientLimit(1, WRONG_TRIES_MS),
  }
  limits.set(payload, known)
  return known
}

/** The address of who types a password at the desk's door; `null` for a program's own sign-in. */
function loginAddress(req: PayloadRequest): string | null {
  return req.pathname?.endsWith('/users/login') ? forwardedIp(req) : null
}

/**
 * Counts who tries to sign in before a password is looked at, by address: many accounts cannot be
 * tried from one place, nor the processor be kept busy with hashes. 429 beyond the share.
 */
export const limitLogins: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const address = loginAddress(req)
  const { tries, records } = limitsOf(req.payload)
  if (address === null || tries.allows(address)) return args
  if (records.allows(address)) {
    const change = { reason: 'address' }
    const event = { action: 'session.refused', collection: 'users', change }
    await recordAuditEvent(req.payload, event, undefined, req)
  }
  const minutes = WRONG_TRIES_MS / 60_000
  const message = messagesFor(req).t({
    en: `Too many wrong tries came from your network. Please wait ${minutes} minutes.`,
    so: `Isku dayo khaldan oo badan ayaa ka yimid shabakaddaada. Fadlan sug ${minutes} daqiiqo.`,
  })
  throw new APIError(message, 429, { code: 'too_many_tries' }, true)
}

/** Takes off the count who had the right password: an office signs in from one address. */
export const resetLoginLimit: CollectionAfterLoginHook = ({ req }) => {
  const address = loginAddress(req)
  if (address !== null) limitsOf(req.payload).tries.forgives(address)
}
