'use client'

import { useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { FindingList } from '../../../publish-checks/admin/finding-list.tsx'
import { ModalDialog } from '../../../publish-checks/admin/modal-dialog.tsx'
import { GROUP_LABEL, type LanguageGroup } from '../../language-fields.ts'
import type { TextFacts } from '../publishing/facts.ts'
import { DialogFields } from './dialog-fields.tsx'
import { DIALOG_MESSAGES } from './dialog-messages.ts'
import {
  type DialogAction,
  type DialogValues,
  dialogFindings,
  publishingRequest,
  validateDialog,
} from './dialog-values.ts'
import { ACTION_LABELS, actionLabel, scheduledMessage } from './publishing-messages.ts'
import type { RefusedRequest } from './publishing-requests.ts'
import type { Publishing } from './use-publishing.ts'
import styles from './writing.module.css'

interface PublishingDialogProps {
  readonly group: LanguageGroup
  readonly command: DialogAction
  readonly facts: TextFacts
  readonly publishing: Publishing
  readonly values: DialogValues
  onChange(values: DialogValues): void
  onClose(isDone: boolean): void
}

/** The form that a person fills in to publish, withdraw, schedule or return a text. */
export function PublishingDialog(props: PublishingDialogProps) {
  const { group, command, facts, publishing, values, onChange, onClose } = props
  const { t } = useMessages()
  const title = useFormFields(([fields]) => fields[`${group}.title`]?.value)
  const [hasTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<RefusedRequest>()
  const findings = dialogFindings(command, values, facts, refusal?.findings ?? [])

  const submit = async (form: HTMLFormElement) => {
    setTried(true)
    setRefusal(undefined)
    const [invalid] = Object.keys(validateDialog(command, values, facts, new Date()))
    if (invalid !== undefined) {
      const field = form.elements.namedItem(invalid)
      if (field instanceof HTMLElement) field.focus()
      return false
    }
    const refused = await publishing.perform(publishingRequest(command, values, facts, findings))
    setRefusal(refused)
    return refused === undefined
  }

  return (
    <ModalDialog
      heading={`${t(ACTION_LABELS[command])}: ${t(GROUP_LABEL[group])}`}
      submitLabel={t(actionLabel(command, facts))}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.title}>{String(title || t(DIALOG_MESSAGES.untitled))}</p>
      {command === 'publish' && <p>{t(DIALOG_MESSAGES.publishHint)}</p>}
      {(command === 'publish' || command === 'withdraw') && facts.schedules.length > 0 && (
        <>
          <p>{t(DIALOG_MESSAGES.alsoCancelled)}</p>
          <ul className={styles.schedules}>
            {facts.schedules.map((schedule) => (
              <li key={schedule.id}>{t(scheduledMessage(schedule))}</li>
            ))}
          </ul>
        </>
      )}
      {publishing.hasUnsaved && <p>{t(DIALOG_MESSAGES.unsaved)}</p>}
      <DialogFields
        command={command}
        facts={facts}
        values={values}
        onChange={onChange}
        errors={hasTried ? validateDialog(command, values, facts, new Date()) : {}}
      />
      {findings.length > 0 && (
        <div role={refusal ? 'alert' : undefined}>
          <p>{t(DIALOG_MESSAGES.lookFirst)}</p>
          <FindingList findings={findings} />
        </div>
      )}
      {refusal && refusal.findings.length === 0 && (
        <div role="alert" className={styles.problem}>
          <p>{refusal.message}</p>
          {refusal.code === 'changed_meanwhile' && (
            <p>
              <a href={`?since=${Date.now()}`}>{t(DIALOG_MESSAGES.showNewer)}</a>
            </p>
          )}
        </div>
      )}
    </ModalDialog>
  )
}
