import { Icon } from '../../components/icon/icon.tsx'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { useSettings } from '../../settings/settings-context.tsx'
import styles from './war.module.css'

/** How to report something to the Ministry: the form with its department chosen, or the hotline. */
export function ReportPanel() {
  const messages = usePageMessages().posts.war
  const { hotline } = useSettings()
  return (
    <section className={styles.report} aria-labelledby="report">
      <h2 id="report">{messages.reportHeading}</h2>
      <p>{messages.report}</p>
      <p>
        <PageLink to={`${PATHS.contact}?department=security`} className={styles.write}>
          {messages.reportLink}
        </PageLink>
      </p>
      <p>
        <a href={`tel:${hotline.replace(/[^\d+]/g, '')}`} className={styles.call}>
          <Icon name="phone" />
          <span>
            {messages.call}: <span className={styles.number}>{hotline}</span>
          </span>
        </a>
      </p>
    </section>
  )
}
