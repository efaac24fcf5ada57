import type { ReactNode } from 'react'
import { usePageWords } from '../../language/language-context.tsx'
import type { IconName } from '../../marks/icon-names.ts'
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
      {usePageWords().posts.tenders.states[state]}
    </span>
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

/** Reference, opening day, closing day, and the days that are left. */
export function TenderFacts({ facts }: { readonly facts: Facts }) {
  const words = usePageWords().posts.tenders
  const { state, reference, opens, closes, daysLeft } = facts
  return (
    <dl className={styles.facts}>
      {reference ? <Fact term={words.reference}>{reference}</Fact> : null}
      {opens ? (
        <Fact term={state === 'upcoming' ? words.willOpen : words.opens}>{day(opens)}</Fact>
      ) : null}
      {closes ? (
        <Fact term={state === 'closed' ? words.closed : words.closes}>
          {day(closes)}
          {daysLeft === undefined ? null : (
            <strong className={styles.left}>{words.daysLeft(daysLeft)}</strong>
          )}
        </Fact>
      ) : null}
    </dl>
  )
}
