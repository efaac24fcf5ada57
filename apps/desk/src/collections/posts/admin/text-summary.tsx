'use client'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { FailedCommand, ScheduledCommand, TextFacts } from './publishing-facts.ts'
import {
  ACTION_LABELS,
  failedMessage,
  inMogadishuTime,
  PANEL_MESSAGES,
  scheduledMessage,
} from './publishing-messages.ts'
import type { Publishing } from './use-publishing.ts'
import styles from './writing.module.css'

/** The dates of a text, and what readers are told of its changes. */
export function TextSummary({ facts }: { readonly facts: TextFacts }) {
  const { t } = useMessages()
  const dated = (instant: string | null) => instant && t(inMogadishuTime(instant))
  const told = [
    [PANEL_MESSAGES.firstPublished, dated(facts.firstPublishedAt)],
    [PANEL_MESSAGES.updated, dated(facts.changedAt)],
    [PANEL_MESSAGES.changeNote, facts.changeNote],
    [PANEL_MESSAGES.withdrawn, dated(facts.withdrawnAt)],
    [PANEL_MESSAGES.withdrawnReason, facts.withdrawnReason],
  ] as const
  const known = told.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <dl className={styles.told}>
      {known.map(([label, value]) => (
        <div key={label.en}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The mark of a text that nobody but its writer has looked at. */
export function Alone({ facts }: { readonly facts: TextFacts }) {
  const { t } = useMessages()
  if (!facts.publishedAlone) return null
  return (
    <div className={styles.notice}>
      <p>
        <strong>{t(PANEL_MESSAGES.alone)}</strong>
      </p>
      {facts.publishedAloneReason && (
        <p>
          {t(PANEL_MESSAGES.reason)}: {facts.publishedAloneReason}
        </p>
      )}
    </div>
  )
}

/** What the writer should look at, by who sent the text back. */
export function Returned({ facts }: { readonly facts: TextFacts }) {
  const { t } = useMessages()
  if (!facts.returned) return null
  const { at, by, remark } = facts.returned
  return (
    <div className={styles.notice}>
      <p>
        <strong>{t(PANEL_MESSAGES.returned)}</strong>
      </p>
      <p>{remark}</p>
      <p>
        {by} · {t(inMogadishuTime(at))}
      </p>
    </div>
  )
}

/** A schedule that came to nothing: what did not happen, why, and what to do. */
export function Lost({
  lost,
  allowed,
}: {
  readonly lost: FailedCommand
  readonly allowed: TextFacts['allowed']
}) {
  const { t } = useMessages()
  const { what, when, next } = failedMessage(lost, allowed)
  return (
    <div className={`${styles.notice} ${styles.lost}`}>
      <p>
        <strong>{t(what)}</strong>
      </p>
      <p>
        {t(when)} {lost.why} {t(next)}
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
  const { t } = useMessages()
  const cancel = ({ action, at }: ScheduledCommand) =>
    void publishing.performAtOnce({ action: 'cancelSchedule', schedule: { action, at } })
  if (facts.schedules.length === 0) return null
  return (
    <ul className={styles.planned}>
      {facts.schedules.map((planned) => (
        <li key={planned.id}>
          <span>{t(scheduledMessage(planned))}</span>{' '}
          {facts.allowed.includes('cancelSchedule') && (
            <button
              type="button"
              className={styles.button}
              aria-disabled={publishing.isBusy}
              aria-label={`${t(ACTION_LABELS.cancelSchedule)}: ${t(scheduledMessage(planned))}`}
              onClick={() => cancel(planned)}
            >
              {t(ACTION_LABELS.cancelSchedule)}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
