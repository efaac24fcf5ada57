import { useLocation } from 'react-router'
import { Icon } from '../../components/icon/icon.tsx'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { useMessages } from '../../language/language-context.tsx'
import { useDismiss } from '../../navigation/use-dismiss.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import { RadioLinks } from '../radio-links.tsx'
import { holdsCurrent, isCurrent, isGroup, NAVIGATION, type NavGroup } from './navigation.ts'
import styles from './navigation-bar.module.css'

/** The menu of wide screens; below 1024 px the drawer in the top bar takes its place (Specification §2). */
export function Navigation() {
  const words = useMessages().furniture
  const { pathname } = useLocation()
  return (
    <nav className={`${styles.navigation} no-print`} aria-label={words.mainMenu}>
      <div className={styles.bar}>
        <ul className={styles.menu}>
          {NAVIGATION.map((entry) =>
            isGroup(entry) ? (
              <Dropdown key={entry.label} group={entry} />
            ) : (
              <li key={entry.label}>
                <PageLink
                  to={PATHS[entry.page]}
                  className={styles.entry}
                  aria-current={isCurrent(pathname, entry) ? 'page' : undefined}
                >
                  {words.nav[entry.label]}
                </PageLink>
              </li>
            ),
          )}
        </ul>
        <div className={styles.radio}>
          <RadioLinks />
        </div>
      </div>
    </nav>
  )
}

function Dropdown({ group }: { readonly group: NavGroup }) {
  const { nav } = useMessages().furniture
  const { pathname } = useLocation()
  const details = useDismiss()
  return (
    <li>
      <details ref={details} name="menu" className={styles.dropdown}>
        <summary
          className={styles.entry}
          data-current={holdsCurrent(pathname, group) ? 'true' : undefined}
        >
          <span>
            {nav[group.label]}
            <Icon name="chevron-down" size={16} />
          </span>
        </summary>
        <div className={styles.panel}>
          {group.sections.map((section) => (
            <div key={section.pages[0]?.page}>
              {section.label ? <p className={styles.group}>{nav[section.label]}</p> : null}
              <ul>
                {section.pages.map((entry) => (
                  <li key={entry.page}>
                    <PageLink
                      to={PATHS[entry.page]}
                      aria-current={isCurrent(pathname, entry) ? 'page' : undefined}
                    >
                      {nav[entry.label]}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </li>
  )
}
