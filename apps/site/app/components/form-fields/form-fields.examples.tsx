import { DEPARTMENTS } from '@gaashaan/contract/contact-limits'
import { ERRORS } from '@gaashaan/contract/errors'
import { contactMessageExamples, contactReferenceExample } from '@gaashaan/contract/examples'
import type { Language } from '@gaashaan/contract/language'
import { messagesFor } from '../../messages/messages.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import type { Examples } from '../examples.ts'
import { CheckField, RadioField, SelectField } from './choice-field.tsx'
import { DateField } from './date-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { SentPanel } from './sent-panel.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { TextAreaField, TextField } from './text-field.tsx'

const { name, subject, message } = contactMessageExamples.typical

const form = (language: Language) => messagesFor(language).contact.form
const media = (language: Language) => messagesFor(language).contact.media
const errors = (language: Language) => ({
  name: ERRORS.name_required.words[language],
  email: ERRORS.email_invalid.words[language],
  department: ERRORS.department_invalid.words[language],
})

const departments = (language: Language) => ({
  id: 'department',
  name: 'department',
  label: form(language).department,
  placeholder: form(language).chooseDepartment,
  options: DEPARTMENTS.map((value) => ({ value, label: form(language).departments[value] })),
})

/** The two groups on one page need different names. */
const formats = (language: Language, name: string) => ({
  id: name,
  name,
  label: media(language).format,
  options: (['inPerson', 'phone', 'online'] as const).map((value) => ({
    value,
    label: media(language).formats[value],
  })),
  defaultValue: 'inPerson',
})

export const examples = {
  text: (language) => (
    <TextField id="name" name="name" label={form(language).name} defaultValue={name} required />
  ),
  textOptional: (language) => (
    <TextField id="phone" name="phone" label={media(language).phone} type="tel" />
  ),
  textError: (language) => (
    <TextField
      id="email"
      name="email"
      label={form(language).email}
      defaultValue="name@example"
      error={errors(language).email}
      required
    />
  ),
  textArea: (language) => (
    <TextAreaField
      id="message"
      name="message"
      label={form(language).message}
      hint={form(language).messageHint}
      defaultValue={message}
      rows={5}
      required
    />
  ),
  select: (language) => <SelectField {...departments(language)} required />,
  selectError: (language) => (
    <SelectField {...departments(language)} error={errors(language).department} required />
  ),
  radio: (language) => <RadioField {...formats(language, 'format')} />,
  radioError: (language) => (
    <RadioField {...formats(language, 'wrong-format')} error={media(language).formatInvalid} />
  ),
  check: (language) => (
    <CheckField id="agreed" name="agreed" defaultChecked>
      {form(language).consentBefore + form(language).consentLink}
    </CheckField>
  ),
  checkError: (language) => (
    <CheckField id="agreed" name="agreed" error={messagesFor(language).contact.alerts.consent}>
      {form(language).consentBefore + form(language).consentLink}
    </CheckField>
  ),
  date: (language) => (
    <DateField id="date" name="date" label={media(language).date} defaultValue="2026-11-20" />
  ),
  dateError: (language) => (
    <DateField
      id="date"
      name="date"
      label={media(language).date}
      defaultValue="2026-11-31"
      error={media(language).dateInvalid}
    />
  ),
  submitBar: (language) => (
    <SubmitBar label={form(language).send} isSending={false} failure={undefined} />
  ),
  submitBarSending: (language) => (
    <SubmitBar label={form(language).send} isSending failure={undefined} />
  ),
  submitBarError: (language) => (
    <SubmitBar
      label={form(language).send}
      isSending={false}
      failure={ERRORS.internal.words[language]}
    />
  ),
  errorSummary: (language) => (
    <>
      <ErrorSummary fields={[{ id: 'name', error: errors(language).name }]} />
      <TextField
        id="name"
        name="name"
        label={form(language).name}
        error={errors(language).name}
        required
      />
    </>
  ),
  errorOfTheWhole: (language) => (
    <ErrorSummary error={ERRORS.internal.words[language]} fields={[]} />
  ),
  sentPanel: (language) => (
    <SentPanel
      reference={contactReferenceExample}
      nextSteps={form(language).next}
      newFormPath={`${PATHS.contact}?${new URLSearchParams({ subject })}`}
      newFormLabel={form(language).again}
      onNewForm={undefined}
    />
  ),
} satisfies Examples
