import { useLocation } from 'react-router'
import drawing from '../../assets/empty.svg?url'
import { useMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { ArrowLink } from '../arrow-link/arrow-link.tsx'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  /** Says what is missing, such as "No news yet". */
  readonly title?: string | undefined
  readonly hint?: string | undefined
  /** True when the list is empty because it could not be loaded (Specification §8). */
  readonly failed?: boolean
  /** Says what could not be loaded, where Specification §8 has a text for it. */
  readonly failedTitle?: string | undefined
  readonly compact?: boolean
  readonly onInk?: boolean
}

/** Takes the place of an empty list: says what happened, and what the reader can do. */
export function EmptyState(props: EmptyStateProps) {
  const { title, hint, failed, failedTitle, compact, onInk } = props
  const messages = useMessages().common
  const { pathname, search } = useLocation()
  return (
    <div
      className={`${styles.empty} ${compact ? styles.compact : ''} ${onInk ? styles.onInk : ''}`}
    >
      <img src={drawing} width="180" height="120" alt="" />
      <p className={styles.title}>
        {failed ? (failedTitle ?? messages.empty.failedTitle) : (title ?? messages.empty.title)}
      </p>
      <p className={styles.hint}>
        {failed ? messages.empty.failed : (hint ?? messages.empty.hint)}
      </p>
      {failed ? (
        <a href={pathname + search} className={styles.again}>
          {messages.empty.tryAgain}
        </a>
      ) : null}
      {compact || failed || pathname === PATHS.home ? null : (
        <ArrowLink to={PATHS.home}>{messages.backToHome}</ArrowLink>
      )}
    </div>
  )
}
