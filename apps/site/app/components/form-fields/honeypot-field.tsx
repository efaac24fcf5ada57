import { HONEYPOT_FIELD } from '../../contact-message/honeypot.ts'
import { usePageMessages } from '../../language/language-context.tsx'

/**
 * The field that programs fill in and people do not: not to be seen, not to be reached by keys, not
 * read aloud, and not for a browser's memory. Who sees a page without its styles is told.
 */
export function HoneypotField() {
  const messages = usePageMessages().contact.form
  const id = `field-${HONEYPOT_FIELD}`
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{messages.leaveEmpty}</label>
      <input id={id} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
