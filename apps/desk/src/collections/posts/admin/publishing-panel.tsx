'use client'

import { useRef, useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { WrongLinks } from '../../../links/admin/wrong-links.tsx'
import type { LanguageGroup } from '../../language-fields.ts'
import { TEXT_STATE_LABELS } from '../text-states.ts'
import { type DialogValues, initialDialogValues } from './dialog-values.ts'
import { LANGUAGE_NAMES } from './language-columns.ts'
import { PublishingDialog } from './publishing-dialog.tsx'
import {
  type DialogCommand,
  hasDialog,
  type PublishingAction,
  type TextFacts,
} from './publishing-facts.ts'
import {
  ACTION_LABELS,
  PANEL_MESSAGES,
  PUBLISH_CHANGES,
  readersHave,
} from './publishing-messages.ts'
import { Alone, Lost, Planned, Returned, TextSummary } from './text-summary.tsx'
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
  ask,
}: PanelProps & { readonly ask: (action: DialogCommand) => void }) {
  const { t } = useMessages()
  // The schedule's own line has the button to cancel it.
  const actions = facts.allowed.filter((action) => action !== 'cancelSchedule')
  const label = (action: PublishingAction) =>
    action === 'publish' && facts.publicState === 'public' ? PUBLISH_CHANGES : ACTION_LABELS[action]
  const start = (action: PublishingAction) => {
    if (publishing.isBusy) return
    if (hasDialog(action, facts)) ask(action)
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
          {t(label(action))}
        </button>
      ))}
    </div>
  )
}

/** The text's facts, its buttons and the dialog of the one that was pressed. */
function Body({ group, publishing, facts }: PanelProps & { readonly group: LanguageGroup }) {
  const { t } = useMessages()
  const [asked, setAsked] = useState<DialogCommand>()
  // What was typed in a dialog that was closed is there when it is opened again.
  const [typed, setTyped] = useState<Partial<Record<DialogCommand, DialogValues>>>({})
  const close = (isDone: boolean) => {
    if (isDone) setTyped({})
    setAsked(undefined)
  }
  const ask = (command: DialogCommand) => {
    if (!typed[command]) setTyped({ ...typed, [command]: initialDialogValues(facts, new Date()) })
    setAsked(command)
  }
  const filled = asked && typed[asked]
  return (
    <>
      <p role="status">{t(readersHave(facts))}</p>
      {facts.failedSchedule && <Lost lost={facts.failedSchedule} allowed={facts.allowed} />}
      <WrongLinks problems={facts.linkProblems} />
      <Returned facts={facts} />
      <Alone facts={facts} />
      <TextSummary facts={facts} />
      <Planned facts={facts} publishing={publishing} />
      <PublishingActions publishing={publishing} facts={facts} ask={ask} />
      {filled && (
        <PublishingDialog
          group={group}
          command={asked}
          facts={facts}
          publishing={publishing}
          typed={filled}
          type={(more) => setTyped({ ...typed, [asked]: more })}
          close={close}
        />
      )}
    </>
  )
}

/** How far a text is, what readers have of it, and what may be done with it now. */
export function PublishingPanel({ group }: { readonly group: LanguageGroup }) {
  const { t } = useMessages()
  const publishing = usePublishing(group)
  const { facts, id, problem } = publishing
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useRestoredFocus(heading, facts)
  const named = `publishing-${group}`
  return (
    <section className={styles.panel} aria-labelledby={named} {...place}>
      <h3 id={named} ref={heading} tabIndex={-1} className={styles.heading}>
        {t(PANEL_MESSAGES.panel)}: {t(LANGUAGE_NAMES[group])}
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
      {facts && <Body group={group} publishing={publishing} facts={facts} />}
    </section>
  )
}
