import { contactMessageExamples } from '@gaashaan/contract/examples'
import { messagesFor } from '../../messages/messages.ts'
import type { Examples } from '../examples.ts'
import { contactChecks } from './contact-checks.ts'
import { ContactForm } from './contact-form.tsx'

const callbacks = { isFocused: false, onAttempt: () => undefined, onSent: () => undefined }
const { typical, otherScript } = contactMessageExamples

export const examples = {
  empty: <ContactForm {...callbacks} />,
  typical: <ContactForm {...callbacks} values={{ ...typical, agreed: 'on' }} />,
  otherScript: <ContactForm {...callbacks} values={{ ...otherScript, agreed: 'on' }} />,
  error: (language) => {
    const { name, email, message } = contactChecks(language)
    return (
      <ContactForm
        {...callbacks}
        values={{ email: 'name@example', subject: typical.subject, department: 'general' }}
        errors={{
          name: name.missing,
          email: email.malformed,
          message: message.missing,
          agreed: messagesFor(language).contact.alerts.consent,
        }}
      />
    )
  },
} satisfies Examples
