import {
  FORM_AGE_FIELD,
  HONEYPOT_FIELD,
  MIN_FORM_AGE_MS,
} from '../../app/contact-message/honeypot.ts'
import type { SendContact } from '../upstream/submit-contact.ts'
import { createContactLimits } from './contact-limits.ts'
import { contactRefusal } from './refusal.ts'
import type { SharedRateLimiter } from './shared-rate-limiter.ts'

interface ReadBody {
  /** The message as the API host is sent it. */
  readonly body: unknown
  readonly isHoneypotFilled: boolean
  /** Milliseconds until the form's age is `MIN_FORM_AGE_MS`; mostly 0. */
  readonly hurryMs: number
}

/** Separates the message from what our own forms add to it. */
function readBody(given: unknown): ReadBody {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
  if (!isObject) return { body: given, isHoneypotFilled: false, hurryMs: 0 }
  const {
    [HONEYPOT_FIELD]: filled,
    [FORM_AGE_FIELD]: age,
    ...body
  } = given as Record<string, unknown>
  return {
    body,
    isHoneypotFilled: filled !== undefined && filled !== null && filled !== '',
    hurryMs: typeof age === 'number' && age >= 0 ? Math.max(0, MIN_FORM_AGE_MS - age) : 0,
  }
}

/**
 * Refuses, before a message goes to the API host, what only a program sends and what comes too often.
 * A refusal is an ordinary answer of the call: the sender reads why, and keeps the text.
 */
export function guardContact(send: SendContact, limiter: SharedRateLimiter): SendContact {
  const checkLimits = createContactLimits(limiter)
  return async (given, client, key) => {
    const { body, isHoneypotFilled, hurryMs } = readBody(given)
    if (isHoneypotFilled) return contactRefusal('hidden_field_filled')
    const { refused, undo } = await checkLimits({ body, client, key, hurryMs })
    if (refused) return contactRefusal(refused.code, refused.waitMs)
    const outcome = await send(body, client, key)
    const isTaken = outcome.kind === 'answer' && outcome.status < 300
    if (!isTaken) await undo()
    return outcome
  }
}
