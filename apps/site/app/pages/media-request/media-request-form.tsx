import { ConsentField } from '../../components/contact-form/consent-field.tsx'
import { fieldId } from '../../components/contact-form/field-ids.ts'
import { UnsentNote } from '../../components/contact-form/unsent-note.tsx'
import {
  type MessageFormProps,
  useSendMessage,
} from '../../components/contact-form/use-send-message.ts'
import { RadioField } from '../../components/form-fields/choice-field.tsx'
import { DateField } from '../../components/form-fields/date-field.tsx'
import { HoneypotField } from '../../components/form-fields/honeypot-field.tsx'
import { SubmitBar } from '../../components/form-fields/submit-bar.tsx'
import { TextAreaField, TextField } from '../../components/form-fields/text-field.tsx'
import type { FieldErrors } from '../../contact-message/read-reply.ts'
import { useLanguage, usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import {
  composeMediaRequest,
  FORMATS,
  type MediaField,
  type MediaValues,
  mediaErrors,
} from './compose-media-request.ts'
import { mediaChecks } from './media-checks.ts'
import styles from './media-request.module.css'
import { atMediaFields, readMediaForm } from './read-media-form.ts'

interface MediaRequestFormProps extends MessageFormProps {
  /** The values that were typed, in a form that comes back from the server. */
  readonly values?: Partial<MediaValues> | undefined
  readonly errors?: FieldErrors<MediaField> | undefined
}

/** A journalist's request, sent by the contact call like the contact form. */
export function MediaRequestForm({
  values = {},
  errors = {},
  ...callbacks
}: MediaRequestFormProps) {
  const messages = usePageMessages().contact
  const { media } = messages
  const { formProps, isSending, failure, queuedKey } = useSendMessage({
    path: PATHS.mediaRequest,
    compose: (fields) => composeMediaRequest(readMediaForm(fields), messages),
    checks: mediaChecks(useLanguage(), messages),
    // The browser accepts spaces as text, and cannot validate a date in three fields.
    validate: (fields) => mediaErrors(readMediaForm(fields), messages),
    ...callbacks,
  })
  const fieldErrors = failure ? atMediaFields(failure.errors) : errors
  const field = (name: Exclude<MediaField, 'format' | 'agreed'>, label: string) => ({
    id: fieldId(name),
    name,
    label,
    error: fieldErrors[name],
    defaultValue: values[name],
  })
  return (
    <form {...formProps} className={styles.form}>
      <TextField {...field('name', messages.form.name)} autoComplete="name" required />
      <TextField
        {...field('email', messages.form.email)}
        type="email"
        autoComplete="email"
        required
      />
      <TextField {...field('outlet', media.outlet)} autoComplete="organization" required />
      <TextField {...field('phone', media.phone)} type="tel" autoComplete="tel" />
      <TextField {...field('topic', media.topic)} required />
      <fieldset className={styles.when}>
        <legend>{media.when}</legend>
        <p>{media.timeHint}</p>
        <div className={styles.pair}>
          <DateField {...field('date', media.date)} />
          <TextField {...field('time', media.time)} type="time" />
        </div>
      </fieldset>
      <RadioField
        id={fieldId('format')}
        name="format"
        label={media.format}
        error={fieldErrors.format}
        options={FORMATS.map((value) => ({ value, label: media.formats[value] }))}
        defaultValue={values.format ?? FORMATS[0]}
      />
      <DateField {...field('deadline', media.deadline)} />
      <TextAreaField
        {...field('questions', media.questions)}
        hint={media.questionsHint}
        rows={7}
        required
      />
      <ConsentField
        id={fieldId('agreed')}
        error={fieldErrors.agreed}
        agreed={values.agreed === 'on'}
      />
      <HoneypotField />
      <SubmitBar label={media.send} isSending={isSending} failure={failure?.text}>
        <UnsentNote messageKey={queuedKey} hasLink />
      </SubmitBar>
    </form>
  )
}
