'use client'

import { useFormFields } from '@payloadcms/ui'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '../../../i18n/use-messages.ts'
import { FindingList } from '../../../publish-checks/admin/finding-list.tsx'
import type { LanguageGroup } from '../../language-fields.ts'
import { DialogFields } from './dialog-fields.tsx'
import { DIALOG_MESSAGES } from './dialog-messages.ts'
import { type DialogValues, dialogFindings, requestOf, validateDialog } from './dialog-values.ts'
import { LANGUAGE_NAMES } from './language-columns.ts'
import type { DialogCommand, Refused, TextFacts } from './publishing-facts.ts'
import { ACTION_LABELS, PUBLISH_CHANGES, scheduledMessage } from './publishing-messages.ts'
import type { Publishing } from './use-publishing.ts'
import styles from './writing.module.css'

interface Asked {
  readonly group: LanguageGroup
  readonly command: DialogCommand
  readonly facts: TextFacts
  readonly publishing: Publishing
  readonly typed: DialogValues
  type(typed: DialogValues): void
  /** `isDone`: what was typed has been used. */
  close(isDone: boolean): void
}

/** Why it was not done, said where the person is. */
function Problem({ problem }: { readonly problem: Refused }) {
  const { t } = useMessages()
  return (
    <div role="alert" className={styles.problem}>
      <p>{problem.message}</p>
      {problem.code === 'changed_meanwhile' && (
        <p>
          <a href={`?since=${Date.now()}`}>{t(DIALOG_MESSAGES.showNewer)}</a>
        </p>
      )}
    </div>
  )
}

/** Asks what has to be known before a text is published, withdrawn, scheduled or sent back. */
export function PublishingDialog(props: Asked) {
  const { group, command, facts, publishing, typed, type, close } = props
  const { t } = useMessages()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isDone = useRef(false)
  const title = useFormFields(([fields]) => fields[`${group}.title`]?.value)
  const [hasTried, setTried] = useState(false)
  const [problem, setProblem] = useState<Refused>()
  const isBusy = publishing.isBusy
  const findings = dialogFindings(command, typed, facts, problem?.findings ?? [])
  const isPublic = facts.publicState === 'public'

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    // The screen's own form is around this one in React, though not in the page.
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    setTried(true)
    setProblem(undefined)
    const [first] = Object.keys(validateDialog(command, typed, facts, new Date()))
    if (first !== undefined) {
      const field = event.currentTarget.elements.namedItem(first)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    const refused = await publishing.perform(requestOf(command, typed, facts, findings))
    setProblem(refused)
    isDone.current = refused === undefined
    // Closed by itself, the dialog gives the keyboard back to where it was.
    if (isDone.current) dialog.current?.close()
  }

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={() => close(isDone.current)}
      onCancel={(event) => isBusy && event.preventDefault()}
    >
      <form noValidate onSubmit={(event) => void send(event)}>
        <h2 id={id}>
          {t(ACTION_LABELS[command])}: {t(LANGUAGE_NAMES[group])}
        </h2>
        <p className={styles.title}>{String(title || t(DIALOG_MESSAGES.untitled))}</p>
        {command === 'publish' && <p>{t(DIALOG_MESSAGES.publishHint)}</p>}
        {(command === 'publish' || command === 'withdraw') && facts.schedules.length > 0 && (
          <>
            <p>{t(DIALOG_MESSAGES.alsoCancelled)}</p>
            <ul className={styles.planned}>
              {facts.schedules.map((planned) => (
                <li key={planned.id}>{t(scheduledMessage(planned))}</li>
              ))}
            </ul>
          </>
        )}
        {publishing.hasUnsaved && <p>{t(DIALOG_MESSAGES.unsaved)}</p>}
        <DialogFields
          command={command}
          facts={facts}
          typed={typed}
          type={type}
          faults={hasTried ? validateDialog(command, typed, facts, new Date()) : {}}
        />
        {findings.length > 0 && (
          <div role={problem ? 'alert' : undefined}>
            <p>{t(DIALOG_MESSAGES.lookFirst)}</p>
            <FindingList findings={findings} />
          </div>
        )}
        {problem && problem.findings.length === 0 && <Problem problem={problem} />}
        <p className={styles.buttons}>
          <button
            type="submit"
            className={`${styles.button} ${styles.main}`}
            aria-disabled={isBusy}
          >
            {t(command === 'publish' && isPublic ? PUBLISH_CHANGES : ACTION_LABELS[command])}
          </button>
          <button
            type="button"
            className={styles.button}
            aria-disabled={isBusy}
            onClick={() => isBusy || dialog.current?.close()}
          >
            {t(DIALOG_MESSAGES.cancel)}
          </button>
        </p>
      </form>
    </dialog>,
    document.body,
  )
}
