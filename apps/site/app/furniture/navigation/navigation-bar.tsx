import { useLocation } from 'react-router'
import { Icon } from '../../components/icon/icon.tsx'
import { useMessages } from '../../language/language-context.tsx'
import { useDismiss } from '../../navigation/use-dismiss.ts'
import { RadioLinks } from '../radio-links.tsx'
import { isCurrentGroup, isGroup, NAVIGATION, type NavGroup } from './navigation.ts'
import styles from './navigation-bar.module.css'
import { NavigationLink } from './navigation-link.tsx'

/** The menu of wide screens; below 1024 px the drawer replaces it (Specification §2). */
export function Navigation() {
  return (
    <nav className={`${styles.navigation} no-print`} aria-label={useMessages().furniture.mainMenu}>
      <div className={styles.bar}>
        <ul className={styles.menu}>
          {NAVIGATION.map((entry) => (
            <li key={entry.label}>
              {isGroup(entry) ? (
                <Dropdown group={entry} />
              ) : (
                <NavigationLink entry={entry} className={styles.entry} />
              )}
            </li>
          ))}
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
  return (
    <details ref={useDismiss()} name="menu" className={styles.dropdown}>
      <summary
        className={styles.entry}
        data-current={isCurrentGroup(pathname, group) ? 'true' : undefined}
      >
        <span>
          {nav[group.label]}
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      <div className={styles.panel}>
        {group.sections.map(({ label, pages }) => (
          <div key={pages[0]?.page}>
            {label ? <p className={styles.group}>{nav[label]}</p> : null}
            <ul>
              {pages.map((entry) => (
                <li key={entry.page}>
                  <NavigationLink entry={entry} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  )
}
