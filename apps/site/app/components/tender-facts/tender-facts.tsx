import { usePageMessages } from '../../language/language-context.tsx'
import type { TenderFacts as Facts, TenderDate, TenderState } from '../../news/present-tender.ts'
import { Icon } from '../icon/icon.tsx'
import { Badge } from '../status-badge/status-badge.tsx'
import styles from './tender-facts.module.css'

interface FactsProps {
  readonly facts: Facts
}

/** The state of a tender. */
export function TenderBadge({ state }: { readonly state: TenderState }) {
  return <Badge status={state} label={usePageMessages().posts.tenders.states[state]} />
}

/** The day on which a tender closes and the number of days left, marked where it is low. */
export function TenderDeadline({ facts }: FactsProps) {
  const messages = usePageMessages().posts.tenders
  const { state, closes, daysLeft, isUrgent } = facts
  if (!closes) return null
  return (
    <p className={`${styles.deadline} ${isUrgent ? styles.urgent : ''}`}>
      <Icon name={isUrgent ? 'warning' : 'calendar'} />
      <span>
        {state === 'closed' ? messages.closed : messages.closes}: <Day {...closes} />
      </span>
      {daysLeft === undefined ? null : (
        <strong className={styles.left}>{messages.daysLeft(daysLeft)}</strong>
      )}
    </p>
  )
}

/** A link that adds the closing date to the calendar of the device. */
export function AddToCalendar({ facts, title }: FactsProps & { readonly title: string }) {
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

function Day({ date, day }: TenderDate) {
  return <time dateTime={day}>{date}</time>
}

/** Reference and opening day. */
export function TenderFacts({ facts }: FactsProps) {
  const messages = usePageMessages().posts.tenders
  const { state, reference, opens } = facts
  if (!reference && !opens) return null
  return (
    <dl className={styles.facts}>
      {reference ? (
        <div>
          <dt>{messages.reference}</dt>
          <dd>{reference}</dd>
        </div>
      ) : null}
      {opens ? (
        <div>
          <dt>{state === 'upcoming' ? messages.willOpen : messages.opens}</dt>
          <dd>
            <Day {...opens} />
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
