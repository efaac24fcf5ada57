'use client'

import { useState } from 'react'
import type { LanguageGroup } from '../../language-fields.ts'
import { TEXT_STATE_LABELS } from '../text-states.ts'
import { useWords } from './in-their-language.ts'
import { LANGUAGE_NAMES } from './language-columns.ts'
import { inMogadishu } from './mogadishu-time.ts'
import { PublishingDialog } from './publishing-dialog.tsx'
import {
  type AskedDeed,
  isAsked,
  type PublishingAction,
  type TextFacts,
} from './publishing-facts.ts'
import {
  DEED_WORDS,
  PANEL_WORDS,
  PUBLISH_CHANGES,
  plannedDeed,
  readersHave,
} from './publishing-words.ts'
import { type Publishing, usePublishing } from './use-publishing.ts'
import styles from './writing.module.css'

function Told({ facts }: { readonly facts: TextFacts }) {
  const say = useWords()
  const told = [
    [PANEL_WORDS.firstPublished, facts.firstPublishedAt && inMogadishu(facts.firstPublishedAt)],
    [PANEL_WORDS.updated, facts.changedAt && inMogadishu(facts.changedAt)],
    [PANEL_WORDS.changeNote, facts.changeNote],
    [PANEL_WORDS.withdrawnReason, facts.withdrawnReason],
  ] as const
  const known = told.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <dl className={styles.told}>
      {known.map(([words, value]) => (
        <div key={words.en}>
          <dt>{say(words)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Deeds({
  publishing,
  facts,
  ask,
}: {
  readonly publishing: Publishing
  readonly facts: TextFacts
  readonly ask: (action: AskedDeed) => void
}) {
  const say = useWords()
  const words = (action: PublishingAction) =>
    action === 'publish' && facts.publicState === 'public' ? PUBLISH_CHANGES : DEED_WORDS[action]
  return (
    <div className={styles.buttons}>
      {facts.allowed.map((action) => (
        <button
          key={action}
          type="button"
          className={`${styles.button} ${action === 'publish' ? styles.main : ''}`}
          disabled={publishing.isBusy}
          aria-haspopup={isAsked(action) ? 'dialog' : undefined}
          onClick={() => (isAsked(action) ? ask(action) : void publishing.perform({ action }))}
        >
          {say(words(action))}
        </button>
      ))}
    </div>
  )
}

/** How far a text is, what readers have of it, and what may be done with it now. */
export function PublishingPanel({ group }: { readonly group: LanguageGroup }) {
  const say = useWords()
  const publishing = usePublishing(group)
  const [asked, setAsked] = useState<AskedDeed>()
  const { facts, id, problem } = publishing
  const heading = `publishing-${group}`
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {say(PANEL_WORDS.panel)}: {say(LANGUAGE_NAMES[group])}
        {facts && (
          <span className={styles.state} data-state={facts.state}>
            {say(TEXT_STATE_LABELS[facts.state])}
          </span>
        )}
      </h3>
      {id === undefined && <p>{say(PANEL_WORDS.notSavedYet)}</p>}
      {problem && (
        <p role="alert">
          {problem}{' '}
          <button type="button" className={styles.button} onClick={publishing.readAgain}>
            {say(PANEL_WORDS.tryAgain)}
          </button>
        </p>
      )}
      {facts && (
        <>
          <p role="status">{say(readersHave(facts))}</p>
          <Told facts={facts} />
          {facts.schedules.length > 0 && (
            <ul className={styles.planned}>
              {facts.schedules.map((planned) => (
                <li key={planned.id}>{say(plannedDeed(planned))}</li>
              ))}
            </ul>
          )}
          <Deeds publishing={publishing} facts={facts} ask={setAsked} />
          {asked && (
            <PublishingDialog
              group={group}
              deed={asked}
              facts={facts}
              publishing={publishing}
              close={() => setAsked(undefined)}
            />
          )}
        </>
      )}
    </section>
  )
}
