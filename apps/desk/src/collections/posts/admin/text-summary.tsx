'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { TextFacts } from '../publishing/facts.ts'
import { PUBLICATION_LABELS } from '../text-states.ts'
import {
  ACTION_LABELS,
  failedMessage,
  inMogadishuTime,
  PANEL_MESSAGES,
  scheduledMessage,
} from './publishing-messages.ts'
import type { Publishing } from './use-publishing.ts'
import styles from './writing.module.css'

interface FactsProps {
  readonly facts: TextFacts
}

interface NoticeProps {
  readonly heading: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

function Notice({ heading, className = '', children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${className}`}>
      <p>
        <strong>{heading}</strong>
      </p>
      {children}
    </div>
  )
}

/** What needs the person's attention: a failed schedule, wrong links, a remark, a missing review. */
export function Notices({ facts }: FactsProps) {
  const { t } = useMessages()
  const { failedSchedule, linkProblems, returned, publishedAlone, publishedAloneReason } = facts
  const failed = failedSchedule && failedMessage(failedSchedule, facts.allowed)
  return (
    <>
      {failed && (
        <Notice heading={t(failed.what)} className={styles.failure}>
          <p>
            {t(failed.when)} {failedSchedule.why} {t(failed.next)}
          </p>
        </Notice>
      )}
      {linkProblems.length > 0 && (
        <Notice heading={t(PANEL_MESSAGES.linkProblems)}>
          <ul>
            {linkProblems.map(({ words, problem }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two links may have the same text and problem.
              <li key={i}>
                “{words}”: {problem}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {returned && (
        <Notice heading={t(PANEL_MESSAGES.returned)}>
          <p>{returned.remark}</p>
          <p>
            {returned.by} · {t(inMogadishuTime(returned.at))}
          </p>
        </Notice>
      )}
      {publishedAlone && (
        <Notice heading={t(PUBLICATION_LABELS.publishedAlone)}>
          {publishedAloneReason && (
            <p>
              {t(PANEL_MESSAGES.reason)}: {publishedAloneReason}
            </p>
          )}
        </Notice>
      )}
    </>
  )
}

/** The dates of a text, and what readers see about its changes. */
export function TextSummary({ facts }: FactsProps) {
  const { t } = useMessages()
  const date = (instant: string | null) => instant && t(inMogadishuTime(instant))
  const entries = [
    [PUBLICATION_LABELS.firstPublishedAt, date(facts.firstPublishedAt)],
    [PUBLICATION_LABELS.changedAt, date(facts.changedAt)],
    [PUBLICATION_LABELS.changeNote, facts.changeNote],
    [PUBLICATION_LABELS.withdrawnAt, date(facts.withdrawnAt)],
    [PUBLICATION_LABELS.withdrawnReason, facts.withdrawnReason],
  ] as const
  const filled = entries.filter(([, value]) => value)
  if (filled.length === 0) return null
  return (
    <dl className={styles.facts}>
      {filled.map(([label, value]) => (
        <div key={label.en}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The pending schedules of a text, each with a button to cancel it. */
export function ScheduleList({
  facts,
  publishing,
}: FactsProps & { readonly publishing: Publishing }) {
  const { t } = useMessages()
  if (facts.schedules.length === 0) return null
  return (
    <ul className={styles.schedules}>
      {facts.schedules.map((schedule) => {
        const { id, action, at } = schedule
        const message = t(scheduledMessage(schedule))
        const command = { action: 'cancelSchedule', schedule: { action, at } } as const
        return (
          <li key={id}>
            <span>{message}</span>{' '}
            {facts.allowed.includes('cancelSchedule') && (
              <button
                type="button"
                className={styles.button}
                aria-disabled={publishing.isBusy}
                aria-label={`${t(ACTION_LABELS.cancelSchedule)}: ${message}`}
                onClick={() => void publishing.performAtOnce(command)}
              >
                {t(ACTION_LABELS.cancelSchedule)}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
