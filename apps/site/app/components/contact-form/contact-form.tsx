import { CONTACT_LIMITS, DEPARTMENTS } from '@gaashaan/contract/contact-limits'
import type { ContactField } from '@gaashaan/contract/contact-message'
import { useEffect, useState } from 'react'
import { PATHS } from '../../addresses.ts'
import {
  type ContactValues,
  contactBody,
  readContactForm,
} from '../../contact-message/read-contact-form.ts'
import type { FieldErrors } from '../../contact-message/read-reply.ts'
import { usePageWords } from '../../language/language-context.tsx'
import type { WaitingMessage } from '../../offline/waiting-messages.ts'
import { SelectField } from '../form-fields/choice-field.tsx'
import { SubmitBar } from '../form-fields/submit-bar.tsx'
import { TextAreaField, TextField } from '../form-fields/text-field.tsx'
import { TrapField } from '../form-fields/trap-field.tsx'
import { ConsentField } from './consent-field.tsx'
import { fieldId } from './field-ids.ts'
import { useFormAction } from './use-form-action.ts'
import { useSendMessage } from './use-send-message.ts'
import { WaitingMessages } from './waiting-messages.tsx'

/** The fields in the order they stand in. */
export const CONTACT_FIELDS = [
  'name',
  'email',
  'department',
  'subject',
  'message',
  'agreed',
] as const satisfies readonly ContactField[]

interface ContactFormProps {
  /** What was typed, when the form comes back from the server. */
  readonly values?: Partial<ContactValues> | undefined
  readonly errors?: FieldErrors | undefined
}

/**
 * The contact form (Specification §5). With JavaScript it stays on the page and sends JSON; without,
 * it posts to the contact page. The server checks both again, so nothing unchecked is taken as a
 * message here.
 */
export function ContactForm({ values: given = {}, errors = {} }: ContactFormProps) {
  const [taken, setTaken] = useState<WaitingMessage>()
  const values = taken?.body ? { ...taken.body, agreed: 'on' } : given
  const words = usePageWords().contact.form
  const { form, isSending, result, onSubmit } = useSendMessage((fields) =>
    contactBody(readContactForm(fields)),
  )
  const wrong = result?.errors ?? errors
  useEffect(() => {
    if (taken) form.current?.querySelector<HTMLElement>('input')?.focus()
  }, [taken, form])
  const text = (name: Exclude<ContactField, 'agreed'>) => ({
    id: fieldId(name),
    name,
    label: words[name],
    error: wrong[name],
    defaultValue: values[name],
    required: true,
  })
  return (
    <>
      <WaitingMessages onEdit={setTaken} />
      <form
        key={taken?.key}
        ref={form}
        method="post"
        action={useFormAction(PATHS.contact)}
        onSubmit={onSubmit}
      >
        <TextField {...text('name')} autoComplete="name" maxLength={CONTACT_LIMITS.name} />
        <TextField
          {...text('email')}
          type="email"
          autoComplete="email"
          maxLength={CONTACT_LIMITS.email}
        />
        <SelectField
          {...text('department')}
          placeholder={words.chooseDepartment}
          options={DEPARTMENTS.map((value) => ({ value, label: words.departments[value] }))}
        />
        <TextField {...text('subject')} maxLength={CONTACT_LIMITS.subject} />
        <TextAreaField
          {...text('message')}
          hint={words.messageHint}
          rows={5}
          maxLength={CONTACT_LIMITS.message}
        />
        <ConsentField id={fieldId('agreed')} error={wrong.agreed} agreed={values.agreed === 'on'} />
        <TrapField />
        <SubmitBar label={words.send} isSending={isSending} result={result} />
      </form>
    </>
  )
}
