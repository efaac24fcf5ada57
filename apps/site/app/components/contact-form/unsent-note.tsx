import { usePageMessages } from '../../language/language-context.tsx'
import { useOutbox } from '../../outbox/use-outbox.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import styles from '../form-fields/form-notices.module.css'
import { Icon } from '../icon/icon.tsx'
import { PageLink } from '../page-link/page-link.tsx'

interface UnsentNoteProps {
  /** The key of the message that was just kept on this device, if one was. */
  readonly messageKey: string | undefined
  /** Where the page itself does not show the messages that wait, the way to them. */
  readonly hasLink?: boolean
}

/** Says that a message is kept on this device, for as long as it waits there. */
export function UnsentNote({ messageKey, hasLink }: UnsentNoteProps) {
  const words = usePageMessages().offline.message
  const isWaiting = useOutbox().some(({ key, state }) => key === messageKey && state === 'waiting')
  if (!isWaiting) return null
  return (
    <div className={`${styles.result} ${styles.sent}`}>
      <Icon name="check" />
      <div>
        <p>
          <strong>{words.keptTitle}</strong> {words.keptText}
        </p>
        {hasLink ? (
          <PageLink to={PATHS.contact} className={styles.again}>
            {words.see}
          </PageLink>
        ) : null}
      </div>
    </div>
  )
}
