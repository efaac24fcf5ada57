import { HONEYPOT_FIELD } from '../../contact-message/honeypot.ts'
import { usePageMessages } from '../../language/language-context.tsx'

/**
 * The field that programs fill in and people do not: hidden from the screen, the keyboard, screen
 * readers and the browser's autofill. Its label tells readers of a page without styles to leave it empty.
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
