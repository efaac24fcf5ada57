import { ERRORS, type ErrorCode, failedResponse } from '@gaashaan/contract'
import {
  FORM_AGE_FIELD,
  HONEYPOT_FIELD,
  MIN_FORM_AGE_MS,
} from '../../app/contact-message/honeypot.ts'
import type { RawOutcome } from '../upstream/classify-response.ts'
import type { SendContact } from '../upstream/submit-contact.ts'
import { createContactLimits } from './contact-limits.ts'
import type { SharedRateLimiter } from './shared-rate-limiter.ts'

/** Separates the message, as the API host receives it, from the fields that our own forms add. */
function readSubmission(submitted: unknown) {
  const isObject = typeof submitted === 'object' && submitted !== null && !Array.isArray(submitted)
  if (!isObject) return { body: submitted, isHoneypotFilled: false, hurryMs: 0 }
  const {
    [HONEYPOT_FIELD]: honeypot = null,
    [FORM_AGE_FIELD]: age,
    ...body
  } = submitted as Record<string, unknown>
  return {
    body,
    isHoneypotFilled: honeypot !== null && honeypot !== '',
    hurryMs: typeof age === 'number' && age >= 0 ? Math.max(0, MIN_FORM_AGE_MS - age) : 0,
  }
}

/** A refusal in the shape of the host's response; the sender may try again after `waitMs`. */
function refuse(code: ErrorCode, waitMs?: number): RawOutcome {
  return {
    kind: 'answer',
    status: ERRORS[code].status,
    body: Buffer.from(JSON.stringify(failedResponse(code))),
    ...(waitMs !== undefined && { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) }),
  }
}

/**
 * Refuses messages that only a program sends and messages beyond the limits, before they go to the
 * API host. A refusal is an ordinary response of the call: the sender reads why, and keeps the text.
 */
export function guardContact(send: SendContact, limiter: SharedRateLimiter): SendContact {
  const checkLimits = createContactLimits(limiter)
  return async (submitted, client, key) => {
    const { body, isHoneypotFilled, hurryMs } = readSubmission(submitted)
    if (isHoneypotFilled) return refuse('hidden_field_filled')
    const { refusal, undo } = await checkLimits({ body, client, key, hurryMs })
    if (refusal) return refuse(refusal.code, refusal.waitMs)
    const outcome = await send(body, client, key)
    const isAccepted = outcome.kind === 'answer' && outcome.status < 300
    if (!isAccepted) await undo()
    return outcome
  }
}
