import { usePageMessages } from '../../language/language-context.tsx'
import { useOutbox } from '../../outbox/use-outbox.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import styles from '../form-fields/form-notices.module.css'
import { Icon } from '../icon/icon.tsx'
import { PageLink } from '../page-link/page-link.tsx'

interface UnsentNoteProps {
  /** The key of the message that was just stored in the outbox, if one was. */
  readonly messageKey: string | undefined
  /** Adds a link to the contact page, on pages that do not show the outbox themselves. */
  readonly hasLink?: boolean
}

/** Says that a message is stored on this device, until it is sent. */
export function UnsentNote({ messageKey, hasLink }: UnsentNoteProps) {
  const messages = usePageMessages().offline.message
  const isWaiting = useOutbox().some(({ key, state }) => key === messageKey && state === 'waiting')
  if (!isWaiting) return null
  return (
    <div className={`${styles.result} ${styles.sent}`}>
      <Icon name="check" />
      <div>
        <p>
          <strong>{messages.keptTitle}</strong> {messages.keptText}
        </p>
        {hasLink ? (
          <PageLink to={PATHS.contact} className={styles.again}>
            {messages.see}
          </PageLink>
        ) : null}
      </div>
    </div>
  )
}
