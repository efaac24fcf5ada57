import { useEffect, useRef } from 'react'
import { usePageMessages } from '../../language/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './form-notices.module.css'

interface ErrorSummaryProps {
  /** What went wrong with the whole. */
  readonly error?: string | undefined
  /** Each wrong field: its control's id and its words. */
  readonly fields: readonly { readonly id: string; readonly error: string }[]
}

/** All that is wrong with a form, at its top, each line leading to its field (GOV.UK's pattern). */
export function ErrorSummary({ error, fields }: ErrorSummaryProps) {
  const messages = usePageMessages().contact.form
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The bundle may come late: a reader who is in a field already stays there.
    if (document.activeElement === document.body) summary.current?.focus()
  }, [])
  return (
    <div
      ref={summary}
      className={`${styles.notice} ${styles.failed}`}
      role="alert"
      tabIndex={-1}
      aria-labelledby="problem"
    >
      <Icon name="warning" size={24} />
      <div>
        <h2 id="problem">{messages.problem}</h2>
        {error ? <p>{error}</p> : null}
        {fields.length > 0 ? (
          <ul>
            {fields.map((field) => (
              <li key={field.id}>
                <a href={`#${field.id}`}>{field.error}</a>
              </li>
            ))}
          </ul>
        ) : (
          <p>{messages.kept}</p>
        )}
      </div>
    </div>
  )
}
