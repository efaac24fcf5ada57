import type { ReactNode } from 'react'
import { usePageMessages } from '../../language/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './form-notices.module.css'

interface SubmitBarProps {
  readonly label: string
  readonly isSending: boolean
  /** Why the last attempt failed. */
  readonly failure: string | undefined
  /** Further messages above the button. */
  readonly children?: ReactNode
}

/**
 * The form's button with a live region above it. The button is never `disabled`, because it would lose
 * the focus; the form ignores a second press.
 */
export function SubmitBar({ label, isSending, failure, children }: SubmitBarProps) {
  const messages = usePageMessages().contact.form
  return (
    <div className={styles.bar}>
      <div role="status">
        {failure === undefined ? null : (
          <p className={`${styles.result} ${styles.failed}`}>
            <Icon name="warning" />
            <span>
              <strong>{failure}</strong> {messages.kept}
            </span>
          </p>
        )}
        {children}
      </div>
      <button type="submit" className={styles.button} aria-disabled={isSending || undefined}>
        {isSending ? messages.sending : label}
        {isSending ? null : <Icon name="arrow-right" />}
      </button>
    </div>
  )
}
