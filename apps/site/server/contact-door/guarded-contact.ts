import { AGE, LEAST_AGE, TRAP } from '../../app/contact-message/trap.ts'
import type { SendContact } from '../contact.ts'
import { createContactBounds } from './contact-bounds.ts'
import type { Counts } from './counts.ts'
import { refusal } from './refusal.ts'

interface Told {
  /** The message as the API host is sent it. */
  readonly body: unknown
  readonly isTrapped: boolean
  /** Milliseconds until the form will have been open for as long as most people need. */
  readonly hurryMs: number
}

/** Takes out of a body what our own forms say of themselves. */
function toldBy(given: unknown): Told {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
  if (!isObject) return { body: given, isTrapped: false, hurryMs: 0 }
  const { [TRAP]: filled, [AGE]: age, ...body } = given as Record<string, unknown>
  return {
    body,
    isTrapped: filled !== undefined && filled !== null && filled !== '',
    hurryMs: typeof age === 'number' && age >= 0 ? Math.max(0, LEAST_AGE - age) : 0,
  }
}

/**
 * Before a message goes to the API host: refuses what only a program sends, and what comes too often.
 * Every refusal is an answer of the call, in words for the person, who loses nothing by it.
 */
export function createGuardedContact(send: SendContact, counts: Counts): SendContact {
  const bound = createContactBounds(counts)
  return async (given, client, key) => {
    const { body, isTrapped, hurryMs } = toldBy(given)
    if (isTrapped) return refusal('hidden_field_filled')
    const { refused, undo } = await bound({ body, client, key, hurryMs })
    if (refused) return refusal(refused.code, refused.wait)
    const outcome = await send(body, client, key)
    const isTaken = outcome.kind === 'answer' && outcome.status < 300
    if (!isTaken) await undo()
    return outcome
  }
}
