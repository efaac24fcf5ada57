import { DEPARTMENTS } from '@gaashaan/contract/contact-limits'
import type { ContactField } from '@gaashaan/contract/contact-message'
import {
  type ContactValues,
  contactBody,
  readContactForm,
} from '../../contact-message/read-contact-form.ts'
import type { FieldErrors } from '../../contact-message/read-reply.ts'
import { useLanguage, usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { SelectField } from '../form-fields/choice-field.tsx'
import { HoneypotField } from '../form-fields/honeypot-field.tsx'
import { SubmitBar } from '../form-fields/submit-bar.tsx'
import { TextAreaField, TextField } from '../form-fields/text-field.tsx'
import { ConsentField } from './consent-field.tsx'
import { contactChecks } from './contact-checks.ts'
import { fieldId } from './field-ids.ts'
import { UnsentNote } from './unsent-note.tsx'
import { type FormPlace, useSendMessage } from './use-send-message.ts'

/** The fields in the order they stand in. */
export const CONTACT_FIELDS = [
  'name',
  'email',
  'department',
  'subject',
  'message',
  'agreed',
] as const satisfies readonly ContactField[]

interface ContactFormProps extends FormPlace {
  /** What the form begins with: what was typed before, or what the page's address asks for. */
  readonly values?: Partial<ContactValues> | undefined
  readonly errors?: FieldErrors | undefined
}

/**
 * The contact form (Specification §5). With JavaScript it stays on the page and sends JSON; without,
 * it posts to the contact page. The server checks both again, so nothing unchecked is taken as a
 * message here.
 */
export function ContactForm({ values = {}, errors = {}, ...place }: ContactFormProps) {
  const messages = usePageMessages().contact.form
  const { formProps, isSending, failure, queuedKey } = useSendMessage({
    path: PATHS.contact,
    compose: (fields) => contactBody(readContactForm(fields)),
    checks: contactChecks(useLanguage()),
    ...place,
  })
  const wrong = failure?.errors ?? errors
  const text = (name: Exclude<ContactField, 'agreed'>) => ({
    id: fieldId(name),
    name,
    label: messages[name],
    error: wrong[name],
    defaultValue: values[name],
    required: true,
  })
  return (
    <form {...formProps}>
      <TextField {...text('name')} autoComplete="name" />
      <TextField {...text('email')} type="email" autoComplete="email" />
      <SelectField
        {...text('department')}
        placeholder={messages.chooseDepartment}
        options={DEPARTMENTS.map((value) => ({ value, label: messages.departments[value] }))}
      />
      <TextField {...text('subject')} />
      <TextAreaField {...text('message')} hint={messages.messageHint} rows={5} />
      <ConsentField id={fieldId('agreed')} error={wrong.agreed} agreed={values.agreed === 'on'} />
      <HoneypotField />
      <SubmitBar label={messages.send} isSending={isSending} failure={failure?.words}>
        <UnsentNote messageKey={queuedKey} />
      </SubmitBar>
    </form>
  )
}
