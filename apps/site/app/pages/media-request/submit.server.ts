import { data } from 'react-router'
import { honeypotIn } from '../../contact-message/honeypot.ts'
import { readFormData } from '../../contact-message/read-contact-form.ts'
import {
  type FormSubmission,
  type SubmitResult,
  submitMessage,
  validationErrors,
} from '../../contact-message/submit-message.server.ts'
import type { Visit } from '../../context.ts'
import { messagesFor } from '../../messages/messages.ts'
import { composeMediaRequest, type MediaField, mediaErrors } from './compose-media-request.ts'
import { atMediaFields, readMediaForm } from './read-media-form.ts'

/** The page's data and status for a request that was posted without JavaScript. */
export async function submitMediaRequest(request: Request, visit: Visit) {
  const messages = messagesFor(visit.language).contact
  const form = await readFormData(request)
  const values = readMediaForm(form)
  const body = { ...composeMediaRequest(values, messages), ...honeypotIn(form) }
  const ownErrors = mediaErrors(values, messages)
  const result: SubmitResult =
    Object.keys(ownErrors).length > 0
      ? { status: 400, errors: validationErrors(body, visit.language) }
      : await submitMessage(body, visit)
  const { status, error, headers, reference } = result
  const errors = { ...atMediaFields(result.errors), ...ownErrors }
  const submission: FormSubmission<MediaField> =
    status === 200 ? { kind: 'sent', reference } : { kind: 'failed', error, errors, values }
  return data(submission, { status, headers: { ...headers } })
}
