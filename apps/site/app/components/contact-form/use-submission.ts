import { useState } from 'react'
import type { FormSubmission } from '../../contact-message/submit-message.server.ts'
import type { SentMessage } from './use-send-message.ts'

/**
 * The state of a page with a form: the result of a post without JavaScript, until the reader uses the
 * form on the page itself.
 */
export function useSubmission<Field extends string>(posted: FormSubmission<Field> | undefined) {
  const [state, setState] = useState<'posted' | 'attempted' | 'new-form' | SentMessage>('posted')
  const isPosted = state === 'posted'
  const failed = posted?.kind === 'failed' ? posted : undefined
  const postedMessage = isPosted && posted?.kind === 'sent' ? posted : undefined
  return {
    /** The errors shown above the form and at its fields. */
    failed: isPosted ? failed : undefined,
    /** The form's initial values, which stay while the reader tries again. */
    values: isPosted || state === 'attempted' ? failed?.values : undefined,
    /** Whether the reader asked for an empty form, which takes the focus. */
    isNewForm: state === 'new-form',
    sent: typeof state === 'object' ? state : postedMessage,
    onAttempt: () => setState('attempted'),
    onSent: setState,
    /** Undefined after a post without JavaScript: there the link leaves the posted page. */
    startNewForm: isPosted ? undefined : () => setState('new-form'),
  }
}
