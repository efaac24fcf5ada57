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
import { type MessageFormProps, useSendMessage } from './use-send-message.ts'

/** The form's fields in their order. */
export const CONTACT_FIELDS = [
  'name',
  'email',
  'department',
  'subject',
  'message',
  'agreed',
] as const

interface ContactFormProps extends MessageFormProps {
  /** Initial values: typed before, or named in the page's query. */
  readonly values?: Partial<ContactValues> | undefined
  readonly errors?: FieldErrors | undefined
}

/**
 * The contact form (Specification §5). With JavaScript it sends JSON without leaving the page; without,
 * it posts to the contact page. The server validates both again.
 */
export function ContactForm({ values = {}, errors = {}, ...callbacks }: ContactFormProps) {
  const messages = usePageMessages().contact.form
  const { formProps, isSending, failure, queuedKey } = useSendMessage({
    path: PATHS.contact,
    compose: (fields) => contactBody(readContactForm(fields)),
    checks: contactChecks(useLanguage()),
    ...callbacks,
  })
  const fieldErrors = failure?.errors ?? errors
  const field = (name: Exclude<ContactField, 'agreed'>) => ({
    id: fieldId(name),
    name,
    label: messages[name],
    error: fieldErrors[name],
    defaultValue: values[name],
    required: true,
  })
  return (
    <form {...formProps}>
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <SelectField
        {...field('department')}
        placeholder={messages.chooseDepartment}
        options={DEPARTMENTS.map((value) => ({ value, label: messages.departments[value] }))}
      />
      <TextField {...field('subject')} />
      <TextAreaField {...field('message')} hint={messages.messageHint} rows={5} />
      <ConsentField
        id={fieldId('agreed')}
        error={fieldErrors.agreed}
        agreed={values.agreed === 'on'}
      />
      <HoneypotField />
      <SubmitBar label={messages.send} isSending={isSending} failure={failure?.text}>
        <UnsentNote messageKey={queuedKey} />
      </SubmitBar>
    </form>
  )
}
