'use client'

import { useWords } from './in-their-language.ts'
import type { LostDeed, PlannedDeed, TextFacts } from './publishing-facts.ts'
import {
  DEED_WORDS,
  inMogadishuSaid,
  lostDeed,
  PANEL_WORDS,
  plannedDeed,
} from './publishing-words.ts'
import type { Publishing } from './use-publishing.ts'
import styles from './writing.module.css'

/** The dates of a text, and what readers are told of its changes. */
export function Told({ facts }: { readonly facts: TextFacts }) {
  const say = useWords()
  const dated = (instant: string | null) => instant && say(inMogadishuSaid(instant))
  const told = [
    [PANEL_WORDS.firstPublished, dated(facts.firstPublishedAt)],
    [PANEL_WORDS.updated, dated(facts.changedAt)],
    [PANEL_WORDS.changeNote, facts.changeNote],
    [PANEL_WORDS.withdrawn, dated(facts.withdrawnAt)],
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

/** The mark of a text that nobody but its writer has looked at. */
export function Alone({ facts }: { readonly facts: TextFacts }) {
  const say = useWords()
  if (!facts.publishedAlone) return null
  return (
    <div className={styles.notice}>
      <p>
        <strong>{say(PANEL_WORDS.alone)}</strong>
      </p>
      {facts.publishedAloneReason && (
        <p>
          {say(PANEL_WORDS.reason)}: {facts.publishedAloneReason}
        </p>
      )}
    </div>
  )
}

/** What the writer should look at, by who sent the text back. */
export function Returned({ facts }: { readonly facts: TextFacts }) {
  const say = useWords()
  if (!facts.returned) return null
  const { at, by, remark } = facts.returned
  return (
    <div className={styles.notice}>
      <p>
        <strong>{say(PANEL_WORDS.returned)}</strong>
      </p>
      <p>{remark}</p>
      <p>
        {by} · {say(inMogadishuSaid(at))}
      </p>
    </div>
  )
}

/** A schedule that came to nothing: what did not happen, why, and what to do. */
export function Lost({
  lost,
  allowed,
}: {
  readonly lost: LostDeed
  readonly allowed: TextFacts['allowed']
}) {
  const say = useWords()
  const { what, when, next } = lostDeed(lost, allowed)
  return (
    <div className={`${styles.notice} ${styles.lost}`}>
      <p>
        <strong>{say(what)}</strong>
      </p>
      <p>
        {say(when)} {lost.why} {say(next)}
      </p>
    </div>
  )
}

/** What is going to happen to a text by itself, each cancelled alone. */
export function Planned({
  facts,
  publishing,
}: {
  readonly facts: TextFacts
  readonly publishing: Publishing
}) {
  const say = useWords()
  const cancel = ({ action, at }: PlannedDeed) =>
    void publishing.performAtOnce({ action: 'cancelSchedule', schedule: { action, at } })
  if (facts.schedules.length === 0) return null
  return (
    <ul className={styles.planned}>
      {facts.schedules.map((planned) => (
        <li key={planned.id}>
          <span>{say(plannedDeed(planned))}</span>{' '}
          {facts.allowed.includes('cancelSchedule') && (
            <button
              type="button"
              className={styles.button}
              aria-disabled={publishing.isBusy}
              aria-label={`${say(DEED_WORDS.cancelSchedule)}: ${say(plannedDeed(planned))}`}
              onClick={() => cancel(planned)}
            >
              {say(DEED_WORDS.cancelSchedule)}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
