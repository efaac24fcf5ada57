'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { mogadishuTimeDayFirst } from '../../../i18n/mogadishu-time.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { ConfirmDialog } from '../../../publish-checks/admin/confirm-dialog.tsx'
import { GROUP_LABEL } from '../../language-fields.ts'
import type { Decision } from '../removal-command.ts'
import type { RemovalView } from '../removal-facts.ts'
import { MESSAGES } from './messages.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import './removal-panel.css'
import { SealedReader } from './sealed-reader.tsx'
import { useRemovals } from './use-removals.ts'

interface RemovalItemProps {
  readonly removal: RemovalView
  readonly decide: (decision: Decision) => Promise<string | undefined>
}

/** A removal: what became of it, why it was, and the buttons of whom it waits for. */
function RemovalItem({ removal, decide }: RemovalItemProps) {
  const { t } = useMessages()
  const messages = t(MESSAGES)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const { language, state, reason, movedTo, removedBy, removedAt, allowed, backups } = removal

  const press = async (decision: Decision) => {
    if (isBusy) return
    setBusy(true)
    setProblem(await decide(decision))
    setBusy(false)
  }

  return (
    <li>
      <strong>
        {t(GROUP_LABEL[language])}: {messages.states[state]}
      </strong>
      <span>{messages.by(removedBy ?? messages.someone, mogadishuTimeDayFirst(removedAt))}</span>
      <span>{reason}</span>
      {movedTo ? <span>{messages.leadsTo(movedTo)}</span> : null}
      {removal.erasureAskedBy && state === 'confirmed' ? (
        <span>{messages.erasureAsked(removal.erasureAskedBy)}</span>
      ) : null}
      {state === 'waiting' && allowed.length === 0 ? <span>{messages.waitsForSecond}</span> : null}
      {backups.length > 0 && state !== 'reverted' ? (
        <details>
          <summary>
            {messages.backups}: {backups.length}
          </summary>
          <ul>
            {backups.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      ) : null}
      {removal.isReadable ? <SealedReader removal={removal.id} /> : null}
      {allowed.map((decision) => (
        <Button
          key={decision}
          size="small"
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => (decision === 'erase' ? setErasing(true) : void press(decision))}
        >
          {messages.decisions[decision]}
        </Button>
      ))}
      {isErasing ? (
        <ConfirmDialog
          heading={messages.decisions.erase}
          yes={messages.decisions.erase}
          confirm={() => press('erase')}
          close={() => setErasing(false)}
        >
          <p>{messages.eraseHint}</p>
        </ConfirmDialog>
      ) : null}
      {problem ? <p role="alert">{problem}</p> : null}
    </li>
  )
}

/** Takes the post's texts back for good, and shows those that were, for those who publish. */
export function RemovalPanel() {
  const messages = useMessages().t(MESSAGES)
  const { facts, remove, decide } = useRemovals(messages.failed)
  const [isOpen, setOpen] = useState(false)
  if (!facts || facts.removable.length + facts.removals.length === 0) return null
  return (
    <section className="removal" aria-labelledby="removal-heading">
      <h3 id="removal-heading">{messages.heading}</h3>
      <ul>
        {facts.removals.map((removal) => (
          <RemovalItem
            key={removal.id}
            removal={removal}
            decide={(decision) => decide(removal.id, decision)}
          />
        ))}
      </ul>
      {facts.removable.length > 0 ? (
        <>
          <p>{messages.about}</p>
          <Button
            size="small"
            buttonStyle="secondary"
            extraButtonProps={{ 'aria-haspopup': 'dialog' }}
            onClick={() => setOpen(true)}
          >
            {messages.remove}
          </Button>
        </>
      ) : null}
      {isOpen ? (
        <RemovalDialog
          removable={facts.removable}
          onRemove={remove}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </section>
  )
}
