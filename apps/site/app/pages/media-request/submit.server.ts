import { data } from 'react-router'
import { honeypotIn } from '../../contact-message/honeypot.ts'
import { postedForm } from '../../contact-message/posted-form.ts'
import {
  errorsOf,
  type Submission,
  submitMessage,
} from '../../contact-message/submit-message.server.ts'
import type { Visit } from '../../context.ts'
import { messagesFor } from '../../messages/messages.ts'
import { composeMediaRequest, type MediaField, mediaErrors } from './compose-media-request.ts'
import { atMediaFields, readMediaForm } from './read-media-form.ts'

/** What the request posted without JavaScript came to, with the page's status. */
export async function submitMediaRequest(request: Request, visit: Visit) {
  const messages = messagesFor(visit.language).contact
  const form = await postedForm(request)
  const values = readMediaForm(form)
  const body = { ...composeMediaRequest(values, messages), ...honeypotIn(form) }
  const answer = (
    submission: Submission<MediaField>,
    status: number,
    headers: Readonly<Record<string, string>> = {},
  ) => data(submission, { status, headers: { ...headers } })
  const own = mediaErrors(values, messages)
  if (Object.keys(own).length > 0) {
    const errors = { ...atMediaFields(errorsOf(body, visit.language)), ...own }
    return answer({ kind: 'failed', error: undefined, errors, values }, 400)
  }
  const { status, error, errors, headers, reference } = await submitMessage(body, visit)
  if (status === 200) return answer({ kind: 'sent', reference }, status)
  return answer({ kind: 'failed', error, errors: atMediaFields(errors), values }, status, headers)
}
