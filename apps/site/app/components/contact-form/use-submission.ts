import { useState } from 'react'
import type { Submission } from '../../contact-message/submit-message.server.ts'
import type { SentMessage } from './use-send-message.ts'

/**
 * What the page of a form shows: what was posted to it without JavaScript, until the reader does
 * something on the page itself. From then on nothing of that is told any more.
 */
export function useSubmission<Field extends string>(posted: Submission<Field> | undefined) {
  const [own, setOwn] = useState<'tried' | 'begun-anew' | SentMessage>()
  const failed = posted?.kind === 'failed' ? posted : undefined
  const isUntouched = own === undefined
  const postedSent = isUntouched && posted?.kind === 'sent' ? posted : undefined
  return {
    /** Told above the form and at its fields. */
    failed: isUntouched ? failed : undefined,
    /** What the form begins with; it stays while the reader tries again. */
    values: isUntouched || own === 'tried' ? failed?.values : undefined,
    /** Whether the form is a fresh one that the reader asked for, and begins with the focus. */
    isBegunAnew: own === 'begun-anew',
    sent: typeof own === 'object' ? own : postedSent,
    onTry: () => setOwn('tried'),
    onSent: (message: SentMessage) => setOwn(message),
    /** Not after a post without JavaScript: the link to the form takes the reader off its answer. */
    beginAnew: isUntouched ? undefined : () => setOwn('begun-anew'),
  }
}
