import { ExternalLink } from '../../components/external-link/external-link.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { useSettings } from '../../settings/settings-context.tsx'
import styles from './army.module.css'

/** Links to the army's leadership and its radio. */
export function ArmyLinks() {
  const messages = usePageMessages().posts.army
  const { radioUrl } = useSettings()
  return (
    <ul className={`${styles.links} no-print`}>
      <li>
        <PageLink to={PATHS.armyLeadership} className={styles.link}>
          <Icon name="user" size={24} />
          <span>
            <strong>{messages.leadership}</strong>
            <span className={styles.hint}>{messages.leadershipHint}</span>
          </span>
          <Icon name="arrow-right" />
        </PageLink>
      </li>
      <li>
        <ExternalLink href={radioUrl} className={styles.link}>
          <Icon name="radio" size={24} />
          <span>
            <strong>{messages.radio}</strong>
            <span className={styles.hint}>{messages.radioHint}</span>
          </span>
          <Icon name="external" />
        </ExternalLink>
      </li>
    </ul>
  )
}
