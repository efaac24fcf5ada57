import { AGE, LEAST_AGE, TRAP } from '../../app/contact-message/trap.ts'
import type { SendContact } from '../contact.ts'
import { createContactBounds } from './contact-bounds.ts'
import type { Counts } from './counts.ts'
import { refusal } from './refusal.ts'

interface Told {
  /** The message as the API host is sent it. */
  readonly body: unknown
  readonly isTrapped: boolean
  /** Milliseconds still to go until a person can have filled in the form. */
  readonly hurry: number
}

/** Takes out of a body what our own forms say of themselves. */
function toldBy(given: unknown): Told {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
  if (!isObject) return { body: given, isTrapped: false, hurry: 0 }
  const { [TRAP]: filled, [AGE]: age, ...body } = given as Record<string, unknown>
  return {
    body,
    isTrapped: filled !== undefined && filled !== null && filled !== '',
    hurry: typeof age === 'number' && age >= 0 ? Math.max(0, LEAST_AGE - age) : 0,
  }
}

/**
 * Before a message goes to the API host: refuses what only a program sends, and what comes too often.
 * Every refusal is an answer of the call, in words for the person, who loses nothing by it.
 */
export function createGuardedContact(send: SendContact, counts: Counts): SendContact {
  const bound = createContactBounds(counts)
  return async (given, client, key) => {
    const { body, isTrapped, hurry } = toldBy(given)
    if (isTrapped) return refusal('hidden_field_filled')
    if (hurry > 0) return refusal('sent_too_fast', hurry)
    const { refused, undo } = await bound(body, client, key)
    if (refused) return refusal(refused.code, refused.wait)
    const outcome = await send(body, client, key)
    const isTaken = outcome.kind === 'answer' && outcome.status < 300
    if (!isTaken) await undo()
    return outcome
  }
}
