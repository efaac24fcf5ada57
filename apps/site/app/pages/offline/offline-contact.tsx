import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { useSettings } from '../../settings/settings-context.tsx'
import styles from './offline.module.css'

/** Telephone numbers and email address of the Ministry. */
export function OfflineContact() {
  const { contact, offline, common } = usePageMessages()
  const { email, hotline, officePhones } = useSettings()
  return (
    <section aria-labelledby="reach" className={styles.card}>
      <h2 id="reach">{offline.contact}</h2>
      <ul>
        {[hotline, ...officePhones].map((number) => (
          <li key={number}>
            <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>
              <Icon name="phone" />
              {number}
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            {email}
          </a>
        </li>
      </ul>
      <div className={styles.links}>
        <ArrowLink to={PATHS.home}>{common.backToHome}</ArrowLink>
        <ArrowLink to={PATHS.contact}>{contact.form.heading}</ArrowLink>
      </div>
    </section>
  )
}
