'use client'

import { LONGEST_NOTE, LONGEST_REASON } from '../publishing/lengths.ts'
import { askedFields, choicesOf, type faultsOf, type Typed } from './asked.ts'
import { AskedField } from './asked-field.tsx'
import { DIALOG_WORDS, nowThere, replaces } from './dialog-words.ts'
import { useWords } from './in-their-language.ts'
import type { AskedDeed, TextFacts } from './publishing-facts.ts'
import { DEED_WORDS } from './publishing-words.ts'
import styles from './writing.module.css'

interface AskedFieldsProps {
  readonly deed: AskedDeed
  readonly facts: TextFacts
  readonly typed: Typed
  readonly faults: ReturnType<typeof faultsOf>
  type(typed: Typed): void
}

/** What becomes of a reason. */
const REASON_HINTS = {
  returnToDraft: DIALOG_WORDS.remarkHint,
  publish: DIALOG_WORDS.ownWork,
  withdraw: DIALOG_WORDS.withdrawHint,
}

function Choice({ facts, typed, type }: Pick<AskedFieldsProps, 'facts' | 'typed' | 'type'>) {
  const say = useWords()
  return (
    <fieldset className={styles.asked}>
      <legend>{say(DIALOG_WORDS.what)}</legend>
      {choicesOf(facts).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="planned"
            value={choice}
            checked={typed.planned === choice}
            onChange={() => type({ ...typed, planned: choice })}
          />{' '}
          {say(DEED_WORDS[choice])}
        </label>
      ))}
    </fieldset>
  )
}

/** The fields of a dialog: what a schedule does and when, a reason, what has changed. */
export function AskedFields({ deed, facts, typed, faults, type }: AskedFieldsProps) {
  const say = useWords()
  const { what, fields } = askedFields(deed, typed.planned, facts)
  const earlier = facts.schedules.find(({ action }) => action === typed.planned)
  return (
    <>
      {deed === 'schedule' && <Choice facts={facts} typed={typed} type={type} />}
      {fields.includes('at') && (
        <AskedField
          name="at"
          label={DIALOG_WORDS.when}
          hint={[nowThere(new Date()), ...(earlier ? [replaces(earlier.at)] : [])]
            .map(say)
            .join(' ')}
          fault={faults.at}
          value={typed.at}
          change={(at) => type({ ...typed, at })}
          isRequired
        />
      )}
      {deed === 'schedule' && what === 'publish' && <p>{say(DIALOG_WORDS.scheduleHint)}</p>}
      {fields.includes('reason') && (
        <AskedField
          name="reason"
          label={what === 'returnToDraft' ? DIALOG_WORDS.remark : DIALOG_WORDS.reason}
          hint={say(REASON_HINTS[what])}
          fault={faults.reason}
          value={typed.reason}
          most={LONGEST_REASON}
          change={(reason) => type({ ...typed, reason })}
          isRequired
        />
      )}
      {fields.includes('changeNote') && (
        <AskedField
          name="changeNote"
          label={DIALOG_WORDS.changeNote}
          hint={say(DIALOG_WORDS.noteHint)}
          fault={undefined}
          value={typed.changeNote}
          most={LONGEST_NOTE}
          change={(changeNote) => type({ ...typed, changeNote })}
        />
      )}
    </>
  )
}
