import { usePageWords } from '../../language/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './form-notices.module.css'

interface SubmitBarProps {
  readonly label: string
  readonly isSending: boolean
  readonly result:
    | {
        readonly ok: boolean
        readonly words: string
        /** What follows from it, where it is neither thanks nor that the words are still there. */
        readonly note?: string | undefined
      }
    | undefined
}

/**
 * The form's button and, in a live region over it, what came of the last sending. The button is
 * never `disabled`: it would lose the focus; the form ignores a second press.
 */
export function SubmitBar({ label, isSending, result }: SubmitBarProps) {
  const words = usePageWords().contact.form
  return (
    <div className={styles.bar}>
      <div role="status">
        {result ? (
          <p className={`${styles.result} ${result.ok ? styles.sent : styles.failed}`}>
            <Icon name={result.ok ? 'check' : 'warning'} />
            <span>
              <strong>{result.words}</strong>{' '}
              {result.note ?? (result.ok ? words.thanks : words.kept)}
            </span>
          </p>
        ) : null}
      </div>
      <button type="submit" className={styles.button} aria-disabled={isSending || undefined}>
        {isSending ? words.sending : label}
        {isSending ? null : <Icon name="arrow-right" />}
      </button>
    </div>
  )
}
