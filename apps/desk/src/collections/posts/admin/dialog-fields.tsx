'use client'

import { Fragment, useId } from 'react'
import type { BothLanguages } from '../../../i18n/messages.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { TextFacts } from '../publishing/facts.ts'
import { MAX_NOTE_CHARS, MAX_REASON_CHARS } from '../publishing/lengths.ts'
import { PUBLICATION_LABELS } from '../text-states.ts'
import { currentTimeMessage, DIALOG_MESSAGES, replacedScheduleMessage } from './dialog-messages.ts'
import {
  type DialogAction,
  type DialogValues,
  dialogFields,
  scheduleChoices,
  type validateDialog,
} from './dialog-values.ts'
import { ACTION_LABELS, PANEL_MESSAGES } from './publishing-messages.ts'
import styles from './writing.module.css'

interface DialogFieldProps {
  readonly name: string
  readonly label: BothLanguages
  readonly hint: string
  readonly error?: BothLanguages | undefined
  readonly value: string
  readonly isRequired?: boolean
  /** Limit of a text; a field without it is one for a date and time. */
  readonly maxChars?: number
  onChange(value: string): void
}

/** A field of a dialog with its hint and, after an attempt to send, its error. */
function DialogField({
  name,
  label,
  hint,
  error,
  value,
  isRequired,
  maxChars,
  onChange,
}: DialogFieldProps) {
  const { t } = useMessages()
  const id = useId()
  const inputProps = {
    id,
    name,
    value,
    'aria-required': isRequired,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-hint${error ? ` ${id}-error` : ''}`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(target.value),
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(label)}</label>
      {maxChars === undefined ? (
        <input {...inputProps} type="datetime-local" />
      ) : (
        <textarea {...inputProps} rows={3} maxLength={maxChars} />
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {t(error)}
        </p>
      )}
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  )
}

interface DialogFieldsProps {
  readonly command: DialogAction
  readonly facts: TextFacts
  readonly values: DialogValues
  readonly errors: ReturnType<typeof validateDialog>
  onChange(values: DialogValues): void
}

const REASON_HINTS = {
  returnToDraft: DIALOG_MESSAGES.remarkHint,
  publish: DIALOG_MESSAGES.ownWork,
  withdraw: DIALOG_MESSAGES.withdrawHint,
}

type ScheduleChoiceProps = Pick<DialogFieldsProps, 'facts' | 'values' | 'onChange'>

function ScheduleChoice({ facts, values, onChange }: ScheduleChoiceProps) {
  const { t } = useMessages()
  return (
    <fieldset className={styles.field}>
      <legend>{t(DIALOG_MESSAGES.what)}</legend>
      {scheduleChoices(facts).map((action) => (
        <label key={action}>
          <input
            type="radio"
            name="scheduledAction"
            value={action}
            checked={values.scheduledAction === action}
            onChange={() => onChange({ ...values, scheduledAction: action })}
          />{' '}
          {t(ACTION_LABELS[action])}
        </label>
      ))}
    </fieldset>
  )
}

/** The fields of a dialog: what a schedule does and when, a reason, a note about the change. */
export function DialogFields({ command, facts, values, errors, onChange }: DialogFieldsProps) {
  const { t } = useMessages()
  const { action, fields } = dialogFields(command, values, facts)
  const replaced = facts.schedules.find((schedule) => schedule.action === values.scheduledAction)
  const timeHints = [
    currentTimeMessage(new Date()),
    ...(replaced ? [replacedScheduleMessage(replaced.at)] : []),
  ]
  const options = {
    at: { label: DIALOG_MESSAGES.when, hint: timeHints.map(t).join(' '), isRequired: true },
    reason: {
      label: action === 'returnToDraft' ? DIALOG_MESSAGES.remark : PANEL_MESSAGES.reason,
      hint: t(REASON_HINTS[action]),
      maxChars: MAX_REASON_CHARS,
      isRequired: true,
    },
    changeNote: {
      label: PUBLICATION_LABELS.changeNote,
      hint: t(DIALOG_MESSAGES.noteHint),
      maxChars: MAX_NOTE_CHARS,
    },
  }
  return (
    <>
      {command === 'schedule' && (
        <ScheduleChoice facts={facts} values={values} onChange={onChange} />
      )}
      {fields.map((name) => (
        <Fragment key={name}>
          <DialogField
            name={name}
            value={values[name]}
            error={errors[name]}
            onChange={(value) => onChange({ ...values, [name]: value })}
            {...options[name]}
          />
          {name === 'at' && action === 'publish' && <p>{t(DIALOG_MESSAGES.scheduleHint)}</p>}
        </Fragment>
      ))}
    </>
  )
}
