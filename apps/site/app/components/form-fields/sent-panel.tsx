import { usePageWords } from '../../language/language-context.tsx'
import { ArrowLink } from '../arrow-link/arrow-link.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './form-notices.module.css'

interface SentPanelProps {
  /** Address of the empty form. */
  readonly again: string
  readonly againLabel: string
}

/** Stands in the form's place when a message was posted without JavaScript. */
export function SentPanel({ again, againLabel }: SentPanelProps) {
  const { alerts, form } = usePageWords().contact
  return (
    <div className={`${styles.notice} ${styles.sent}`} role="status">
      <Icon name="check" size={32} />
      <div>
        <h2>{alerts.sent}</h2>
        <p>{form.thanks}</p>
        <ArrowLink to={again}>{againLabel}</ArrowLink>
      </div>
    </div>
  )
}
