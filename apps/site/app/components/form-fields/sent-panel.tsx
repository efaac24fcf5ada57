import type { MouseEvent } from 'react'
import { usePageMessages } from '../../language/language-context.tsx'
import { isPlainClick } from '../../navigation/plain-click.ts'
import { Icon } from '../icon/icon.tsx'
import { PageLink } from '../page-link/page-link.tsx'
import { FormNotice } from './form-notice.tsx'
import styles from './form-notices.module.css'

interface SentPanelProps {
  /** The editors find the message by it, where the host has references. */
  readonly reference: string | undefined
  /** Says who has the message now and what they do with it. */
  readonly nextSteps: string
  readonly newFormPath: string
  readonly newFormLabel: string
  /** Shows an empty form without leaving the page; when left out the link leads to `newFormPath`. */
  readonly onNewForm: (() => void) | undefined
}

/** Takes the form's place when the message was sent, with or without JavaScript. */
export function SentPanel(props: SentPanelProps) {
  const { reference, nextSteps, newFormPath, newFormLabel, onNewForm } = props
  const { alerts, form } = usePageMessages().contact
  function onClick(event: MouseEvent) {
    if (!onNewForm || !isPlainClick(event)) return
    event.preventDefault()
    onNewForm()
  }
  return (
    <FormNotice kind="sent" titleId="sent" title={alerts.sent}>
      {reference === undefined ? null : (
        <p>
          {form.reference} <strong className={styles.reference}>{reference}</strong>{' '}
          <span className={styles.use}>{form.referenceUse}</span>
        </p>
      )}
      <h3>{form.nextTitle}</h3>
      <p>{nextSteps}</p>
      <PageLink to={newFormPath} className={styles.again} onClick={onClick}>
        {newFormLabel}
        <Icon name="arrow-right" />
      </PageLink>
    </FormNotice>
  )
}
