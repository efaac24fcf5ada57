import { type MouseEvent, useEffect, useRef } from 'react'
import { usePageMessages } from '../../language/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import { PageLink } from '../page-link/page-link.tsx'
import styles from './form-notices.module.css'

interface SentPanelProps {
  /** By which the editors find the message, where the host gave one. */
  readonly reference: string | undefined
  /** Who has the message now, and what they do with it. */
  readonly next: string
  /** Address of the empty form. */
  readonly again: string
  readonly againLabel: string
  /** Brings the empty form without leaving the page; without it the link leads to the form. */
  readonly onAgain: (() => void) | undefined
}

/** Stands in the form's place when a message was sent, with or without JavaScript. */
export function SentPanel({ reference, next, again, againLabel, onAgain }: SentPanelProps) {
  const { alerts, form } = usePageMessages().contact
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is gone. A reader who has gone elsewhere by now stays there.
    if (document.activeElement === document.body) panel.current?.focus()
  }, [])
  function onClick(event: MouseEvent) {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (!onAgain || opensElsewhere) return
    event.preventDefault()
    onAgain()
  }
  return (
    <div
      ref={panel}
      className={`${styles.notice} ${styles.sent}`}
      role="status"
      tabIndex={-1}
      aria-labelledby="sent"
    >
      <Icon name="check" size={32} />
      <div>
        <h2 id="sent">{alerts.sent}</h2>
        {reference === undefined ? null : (
          <p>
            {form.reference} <strong className={styles.reference}>{reference}</strong>{' '}
            <span className={styles.use}>{form.referenceUse}</span>
          </p>
        )}
        <h3>{form.nextTitle}</h3>
        <p>{next}</p>
        <PageLink to={again} className={styles.again} onClick={onClick}>
          {againLabel}
          <Icon name="arrow-right" />
        </PageLink>
      </div>
    </div>
  )
}
