'use client'

import { useRef, useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { GROUP_LABEL, type LanguageGroup } from '../../language-fields.ts'
import type { TextFacts } from '../publishing/facts.ts'
import type { Action } from '../publishing/transitions.ts'
import { TEXT_STATE_LABELS } from '../text-states.ts'
import {
  type DialogAction,
  type DialogValues,
  hasDialog,
  initialDialogValues,
} from './dialog-values.ts'
import { PublishingDialog } from './publishing-dialog.tsx'
import { actionLabel, PANEL_MESSAGES, publicStateMessage } from './publishing-messages.ts'
import { Notices, ScheduleList, TextSummary } from './text-summary.tsx'
import { type Publishing, usePublishing } from './use-publishing.ts'
import { useRestoredFocus } from './use-restored-focus.ts'
import styles from './writing.module.css'

interface PanelProps {
  readonly publishing: Publishing
  readonly facts: TextFacts
}

function PublishingActions({
  publishing,
  facts,
  openDialog,
}: PanelProps & { readonly openDialog: (action: DialogAction) => void }) {
  const { t } = useMessages()
  // Each schedule in the list has its own button to cancel it.
  const actions = facts.allowed.filter((action) => action !== 'cancelSchedule')
  const start = (action: Action) => {
    if (publishing.isBusy) return
    if (hasDialog(action, facts)) openDialog(action)
    else void publishing.performAtOnce({ action })
  }
  return (
    <div className={styles.buttons}>
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          className={`${styles.button} ${action === 'publish' ? styles.main : ''}`}
          aria-disabled={publishing.isBusy}
          aria-haspopup={hasDialog(action, facts) ? 'dialog' : undefined}
          onClick={() => start(action)}
        >
          {t(actionLabel(action, facts))}
        </button>
      ))}
    </div>
  )
}

/** The text's facts, the buttons and the open dialog. */
function PanelBody({ group, publishing, facts }: PanelProps & { readonly group: LanguageGroup }) {
  const { t } = useMessages()
  const [openAction, setOpenAction] = useState<DialogAction>()
  // A dialog that was closed and is opened again still has its values.
  const [drafts, setDrafts] = useState<Partial<Record<DialogAction, DialogValues>>>({})
  const openDialog = (action: DialogAction) => {
    if (!drafts[action]) {
      setDrafts({ ...drafts, [action]: initialDialogValues(facts, new Date()) })
    }
    setOpenAction(action)
  }
  const closeDialog = (isDone: boolean) => {
    if (isDone) setDrafts({})
    setOpenAction(undefined)
  }
  const values = openAction && drafts[openAction]
  return (
    <>
      <p role="status">{t(publicStateMessage(facts))}</p>
      <Notices facts={facts} />
      <TextSummary facts={facts} />
      <ScheduleList facts={facts} publishing={publishing} />
      <PublishingActions publishing={publishing} facts={facts} openDialog={openDialog} />
      {values && (
        <PublishingDialog
          group={group}
          command={openAction}
          facts={facts}
          publishing={publishing}
          values={values}
          onChange={(changed) => setDrafts({ ...drafts, [openAction]: changed })}
          onClose={closeDialog}
        />
      )}
    </>
  )
}

/** The state of a text, what readers have of it, and the actions that are allowed now. */
export function PublishingPanel({ group }: { readonly group: LanguageGroup }) {
  const { t } = useMessages()
  const publishing = usePublishing(group)
  const { facts, id, problem } = publishing
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHandlers = useRestoredFocus(heading, facts)
  const headingId = `publishing-${group}`
  return (
    <section className={styles.panel} aria-labelledby={headingId} {...focusHandlers}>
      <h3 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
        {t(PANEL_MESSAGES.panel)}: {t(GROUP_LABEL[group])}
        {facts && (
          <span className={styles.state} data-state={facts.state}>
            {t(TEXT_STATE_LABELS[facts.state])}
          </span>
        )}
      </h3>
      {id === undefined && <p>{t(PANEL_MESSAGES.notSavedYet)}</p>}
      {problem && (
        <p role="alert">
          {problem}{' '}
          <button type="button" className={styles.button} onClick={publishing.readAgain}>
            {t(PANEL_MESSAGES.tryAgain)}
          </button>
        </p>
      )}
      {facts && <PanelBody group={group} publishing={publishing} facts={facts} />}
    </section>
  )
}
