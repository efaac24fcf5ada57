import { usePageMessages } from '../../language/language-context.tsx'
import { useSettings } from '../../settings/settings-context.tsx'
import styles from './office-contact.module.css'

/** Where a leader's office is and where the press writes to. */
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
