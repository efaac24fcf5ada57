import { createClientLimit } from '@gaashaan/http/rate-limiter'
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
import { MAX_WRONG_TRIES, WRONG_TRIES_WINDOW_MS } from './rules.ts'

/** `records` limits the audit to one entry for an address in the window. */
const createLimits = () => ({
  tries: createClientLimit(MAX_WRONG_TRIES, WRONG_TRIES_WINDOW_MS),
  records: createClientLimit(1, WRONG_TRIES_WINDOW_MS),
})

const limits = new WeakMap<Payload, ReturnType<typeof createLimits>>()

/** Each desk has limits of its own. */
export function loginLimits(payload: Payload) {
  const current = limits.get(payload) ?? createLimits()
  limits.set(payload, current)
  return current
}

/** The IP address of a sign-in over HTTP; `null` when the desk's own code signs someone in. */
function loginAddress(req: PayloadRequest): string | null {
  return req.pathname?.endsWith('/users/login') ? forwardedIp(req) : null
}

/**
 * Counts the sign-ins of an IP address before a password is checked: one client cannot try many
 * accounts, nor keep the processor busy with hashes. Responds with 429 beyond the limit.
 */
export const limitLogins: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const address = loginAddress(req)
  const { tries, records } = loginLimits(req.payload)
  if (address === null || tries.allows(address)) return args
  if (records.allows(address)) {
    const change = { reason: 'address' }
    const event = { action: 'session.refused', collection: 'users', change }
    await recordAuditEvent(req.payload, event, undefined, req)
  }
  const minutes = WRONG_TRIES_WINDOW_MS / 60_000
  const message = messagesFor(req).t({
    en: `Too many wrong tries came from your network. Please wait ${minutes} minutes.`,
    so: `Isku dayo khaldan oo badan ayaa ka yimid shabakaddaada. Fadlan sug ${minutes} daqiiqo.`,
  })
  throw new APIError(message, 429, { code: 'too_many_tries' }, true)
}

/** Does not count a right password: a whole office may sign in from one address. */
export const resetLoginLimit: CollectionAfterLoginHook = ({ req }) => {
  const address = loginAddress(req)
  if (address !== null) loginLimits(req.payload).tries.forgives(address)
}
