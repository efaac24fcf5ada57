import type { ReactNode } from 'react'
import type { IconName } from '../../icons/icon-names.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import type { TenderFacts as Facts, TenderDate, TenderState } from '../../news/present-tender.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './tender-facts.module.css'

const SIGNS: Readonly<Record<TenderState, IconName>> = {
  open: 'ring',
  upcoming: 'clock',
  closed: 'check',
}

/** A tender's state: a colour, a sign and a word, so that none is needed alone (WCAG 1.4.1). */
export function TenderBadge({ state }: { readonly state: TenderState }) {
  return (
    <span className={`${styles.badge} ${styles[state]}`}>
      <Icon name={SIGNS[state]} size={16} />
      {usePageMessages().posts.tenders.states[state]}
    </span>
  )
}

/** The day a tender closes and the days that are left, marked where they are few. */
export function TenderDeadline({ facts }: { readonly facts: Facts }) {
  const messages = usePageMessages().posts.tenders
  const { state, closes, daysLeft, isUrgent } = facts
  if (!closes) return null
  return (
    <p className={`${styles.deadline} ${isUrgent ? styles.urgent : ''}`}>
      <Icon name={isUrgent ? 'warning' : 'calendar'} />
      <span>
        {state === 'closed' ? messages.closed : messages.closes}: {day(closes)}
      </span>
      {daysLeft === undefined ? null : (
        <strong className={styles.left}>{messages.daysLeft(daysLeft)}</strong>
      )}
    </p>
  )
}

/** A link by which a device's calendar takes the closing date. */
export function AddToCalendar({ facts, title }: { readonly facts: Facts; readonly title: string }) {
  const messages = usePageMessages().posts.tenders
  if (!facts.calendar) return null
  return (
    <a href={facts.calendar} className={`${styles.calendar} no-print`}>
      <Icon name="calendar" />
      <span>
        {messages.addToCalendar}
        <span className="visually-hidden">: {title}</span>
      </span>
    </a>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function day({ date, day }: TenderDate) {
  return <time dateTime={day}>{date}</time>
}

/** Reference and opening day. */
export function TenderFacts({ facts }: { readonly facts: Facts }) {
  const messages = usePageMessages().posts.tenders
  const { state, reference, opens } = facts
  if (!reference && !opens) return null
  return (
    <dl className={styles.facts}>
      {reference ? <Fact term={messages.reference}>{reference}</Fact> : null}
      {opens ? (
        <Fact term={state === 'upcoming' ? messages.willOpen : messages.opens}>{day(opens)}</Fact>
      ) : null}
    </dl>
  )
}
