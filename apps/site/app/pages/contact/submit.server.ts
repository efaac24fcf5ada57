import { data } from 'react-router'
import { honeypotIn } from '../../contact-message/honeypot.ts'
import {
  type ContactValues,
  contactBody,
  readContactForm,
  readFormData,
} from '../../contact-message/read-contact-form.ts'
import { type FormSubmission, submitMessage } from '../../contact-message/submit-message.server.ts'
import type { Visit } from '../../context.ts'

/** The page's data and status for a contact form that was posted without JavaScript. */
export async function submitContact(request: Request, visit: Visit) {
  const form = await readFormData(request)
  const values = readContactForm(form)
  const body = { ...contactBody(values), ...honeypotIn(form) }
  const { status, error, errors, headers, reference } = await submitMessage(body, visit)
  const submission: FormSubmission<keyof ContactValues> =
    status === 200 ? { kind: 'sent', reference } : { kind: 'failed', error, errors, values }
  return data(submission, { status, headers: { ...headers } })
}
