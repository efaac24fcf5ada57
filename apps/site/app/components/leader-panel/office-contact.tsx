import { usePageMessages } from '../../language/language-context.tsx'
import { useSettings } from '../../settings/settings-context.tsx'
import styles from './office-contact.module.css'

/** The place of a leader's office and the email address for the press. */
export function OfficeContact() {
  const messages = usePageMessages().ministry.profile
  const { pressEmail } = useSettings()
  return (
    <dl className={styles.contact}>
      <div>
        <dt>{messages.office}</dt>
        <dd>{messages.place}</dd>
      </div>
      <div>
        <dt>{messages.press}</dt>
        <dd>
          <a href={`mailto:${pressEmail}`}>{pressEmail}</a>
        </dd>
      </div>
    </dl>
  )
}
