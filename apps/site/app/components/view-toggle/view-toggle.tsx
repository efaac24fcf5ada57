import { useLocation } from 'react-router'
import { usePageMessages } from '../../language/language-context.tsx'
import { VIEWS, type View, viewPath } from '../../paths/list-view.ts'
import { Icon } from '../icon/icon.tsx'
import { PageLink } from '../page-link/page-link.tsx'
import styles from './view-toggle.module.css'

/** Links between list and grid, at the same page of the list (Specification §2). */
export function ViewToggle({ current }: { readonly current: View }) {
  const messages = usePageMessages().posts.pressReleases
  const location = useLocation()
  return (
    <ul className={`${styles.toggle} no-print`} aria-label={messages.view}>
      {VIEWS.map((view) => (
        <li key={view}>
          <PageLink
            to={viewPath(location, view)}
            preventScrollReset
            aria-current={view === current ? 'true' : undefined}
            className={`${styles.view} ${view === current ? styles.current : ''}`}
          >
            <Icon name={view} />
            <span className={styles.label}>{messages[view]}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
