import { usePageMessages } from '../../language/language-context.tsx'
import { useSettings } from '../../settings/settings-context.tsx'
import styles from './office-contact.module.css'

/** Where a leader's office is and where the press writes to. */
export function OfficeContact() {
  const words = usePageMessages().ministry.profile
  const { pressEmail } = useSettings()
  return (
    <dl className={styles.contact}>
      <div>
        <dt>{words.office}</dt>
        <dd>{words.place}</dd>
      </div>
      <div>
        <dt>{words.press}</dt>
        <dd>
          <a href={`mailto:${pressEmail}`}>{pressEmail}</a>
        </dd>
      </div>
    </dl>
  )
}
