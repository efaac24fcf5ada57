'use client'

import { useMessages } from '../../../i18n/use-messages.ts'
import { MAX_NOTE_CHARS, MAX_REASON_CHARS } from '../publishing/lengths.ts'
import { DialogField } from './dialog-field.tsx'
import { DIALOG_MESSAGES, nowThere, replaces } from './dialog-messages.ts'
import { choicesOf, type DialogValues, dialogFields, type validateDialog } from './dialog-values.ts'
import type { DialogCommand, TextFacts } from './publishing-facts.ts'
import { ACTION_LABELS } from './publishing-messages.ts'
import styles from './writing.module.css'

interface DialogFieldsProps {
  readonly command: DialogCommand
  readonly facts: TextFacts
  readonly typed: DialogValues
  readonly faults: ReturnType<typeof validateDialog>
  type(typed: DialogValues): void
}

/** What becomes of a reason. */
const REASON_HINTS = {
  returnToDraft: DIALOG_MESSAGES.remarkHint,
  publish: DIALOG_MESSAGES.ownWork,
  withdraw: DIALOG_MESSAGES.withdrawHint,
}

function Choice({ facts, typed, type }: Pick<DialogFieldsProps, 'facts' | 'typed' | 'type'>) {
  const { t } = useMessages()
  return (
    <fieldset className={styles.asked}>
      <legend>{t(DIALOG_MESSAGES.what)}</legend>
      {choicesOf(facts).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="planned"
            value={choice}
            checked={typed.planned === choice}
            onChange={() => type({ ...typed, planned: choice })}
          />{' '}
          {t(ACTION_LABELS[choice])}
        </label>
      ))}
    </fieldset>
  )
}

/** The fields of a dialog: what a schedule does and when, a reason, what has changed. */
export function DialogFields({ command, facts, typed, faults, type }: DialogFieldsProps) {
  const { t } = useMessages()
  const { what, fields } = dialogFields(command, typed.planned, facts)
  const earlier = facts.schedules.find(({ action }) => action === typed.planned)
  return (
    <>
      {command === 'schedule' && <Choice facts={facts} typed={typed} type={type} />}
      {fields.includes('at') && (
        <DialogField
          name="at"
          label={DIALOG_MESSAGES.when}
          hint={[nowThere(new Date()), ...(earlier ? [replaces(earlier.at)] : [])].map(t).join(' ')}
          fault={faults.at}
          value={typed.at}
          change={(at) => type({ ...typed, at })}
          isRequired
        />
      )}
      {command === 'schedule' && what === 'publish' && <p>{t(DIALOG_MESSAGES.scheduleHint)}</p>}
      {fields.includes('reason') && (
        <DialogField
          name="reason"
          label={what === 'returnToDraft' ? DIALOG_MESSAGES.remark : DIALOG_MESSAGES.reason}
          hint={t(REASON_HINTS[what])}
          fault={faults.reason}
          value={typed.reason}
          most={MAX_REASON_CHARS}
          change={(reason) => type({ ...typed, reason })}
          isRequired
        />
      )}
      {fields.includes('changeNote') && (
        <DialogField
          name="changeNote"
          label={DIALOG_MESSAGES.changeNote}
          hint={t(DIALOG_MESSAGES.noteHint)}
          fault={undefined}
          value={typed.changeNote}
          most={MAX_NOTE_CHARS}
          change={(changeNote) => type({ ...typed, changeNote })}
        />
      )}
    </>
  )
}
