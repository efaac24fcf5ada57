'use client'

import { useId, useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { ModalDialog } from '../../../publish-checks/admin/modal-dialog.tsx'
import { GROUP_LABEL, type LanguageGroup } from '../../language-fields.ts'
import styles from '../../posts/admin/writing.module.css'
import { MAX_REASON_CHARS } from '../../posts/publishing/lengths.ts'
import { MESSAGES } from './messages.ts'

interface RemovalDialogProps {
  readonly removable: readonly LanguageGroup[]
  /** Removes, or returns why it was refused. */
  onRemove(command: object): Promise<string | undefined>
  onClose(): void
}

/** Asks what is removed, why, and where readers are sent. */
export function RemovalDialog({ removable, onRemove, onClose }: RemovalDialogProps) {
  const { t } = useMessages()
  const messages = t(MESSAGES)
  const id = useId()
  const [languages, setLanguages] = useState<readonly LanguageGroup[]>(removable)
  const [refusal, setRefusal] = useState<string>()

  const submit = async (form: HTMLFormElement) => {
    const values = new FormData(form)
    const refused = await onRemove({
      languages,
      reason: values.get('reason'),
      movedTo: values.get('movedTo'),
    })
    setRefusal(refused)
    return refused === undefined
  }

  return (
    <ModalDialog
      heading={messages.remove}
      submitLabel={messages.remove}
      isCancelFocused
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{messages.consequences}</p>
      <fieldset className={styles.field}>
        <legend>{messages.which}</legend>
        {removable.map((group) => (
          <label key={group}>
            <input
              type="checkbox"
              checked={languages.includes(group)}
              onChange={({ target }) =>
                setLanguages(
                  target.checked
                    ? [...languages, group]
                    : languages.filter((other) => other !== group),
                )
              }
            />{' '}
            {t(GROUP_LABEL[group])}
          </label>
        ))}
      </fieldset>
      <div className={styles.field}>
        <label htmlFor={`${id}-reason`}>{messages.reason}</label>
        <textarea
          id={`${id}-reason`}
          name="reason"
          rows={3}
          maxLength={MAX_REASON_CHARS}
          aria-required
          aria-describedby={`${id}-reason-hint`}
        />
        <p id={`${id}-reason-hint`}>{messages.reasonHint}</p>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-moved`}>{messages.movedTo}</label>
        <input
          id={`${id}-moved`}
          name="movedTo"
          type="text"
          inputMode="url"
          aria-describedby={`${id}-moved-hint`}
        />
        <p id={`${id}-moved-hint`}>{messages.movedToHint}</p>
      </div>
      {refusal ? (
        <p role="alert" className={styles.problem}>
          {refusal}
        </p>
      ) : null}
    </ModalDialog>
  )
}
