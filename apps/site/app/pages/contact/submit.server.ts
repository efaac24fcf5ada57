import { data } from 'react-router'
import { honeypotIn } from '../../contact-message/honeypot.ts'
import { postedForm } from '../../contact-message/posted-form.ts'
import {
  type ContactValues,
  contactBody,
  readContactForm,
} from '../../contact-message/read-contact-form.ts'
import { type Submission, submitMessage } from '../../contact-message/submit-message.server.ts'
import type { Visit } from '../../context.ts'

/** What the contact form posted without JavaScript came to, with the page's status. */
export async function submitContact(request: Request, visit: Visit) {
  const form = await postedForm(request)
  const values = readContactForm(form)
  const body = { ...contactBody(values), ...honeypotIn(form) }
  const { status, error, errors, headers, reference } = await submitMessage(body, visit)
  const submission: Submission<keyof ContactValues> =
    status === 200 ? { kind: 'sent', reference } : { kind: 'failed', error, errors, values }
  return data(submission, { status, headers: { ...headers } })
}
