import { Fragment, useEffect } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../components/icon/icon.tsx'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { useMessages } from '../../language/language-context.tsx'
import { closeOnBack } from '../../navigation/close-on-back.ts'
import { useDismiss } from '../../navigation/use-dismiss.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import { ListenButton } from '../../radio/listen-button.tsx'
import { RadioLinks } from '../radio-links.tsx'
import { SearchField } from '../search/search-field.tsx'
import styles from './drawer.module.css'
import { isCurrent, isGroup, NAVIGATION, type NavPage } from './navigation.ts'

/** From this width the menu takes the drawer's place (Specification §9). */
const WIDE = '(min-width: 64em)'

/** The side drawer, 320 px wide; choosing an internal link closes it (Specification §2), and so does Back. */
export function Drawer() {
  const words = useMessages().furniture
  const details = useDismiss()

  useEffect(() => {
    const menu = details.current
    const wide = matchMedia(WIDE)
    const close = () => menu?.removeAttribute('open')
    let forget: (() => void) | undefined
    const follow = () => {
      document.documentElement.toggleAttribute('data-drawer', menu?.open === true)
      if (menu?.open) forget ??= closeOnBack(close)
      else {
        forget?.()
        forget = undefined
      }
    }
    wide.addEventListener('change', close)
    menu?.addEventListener('toggle', follow)
    follow()
    return () => {
      wide.removeEventListener('change', close)
      menu?.removeEventListener('toggle', follow)
      forget?.()
    }
  }, [details])

  return (
    <details ref={details} className={styles.drawer}>
      <summary className={styles.button}>
        <span className={styles.closed}>
          <Icon name="menu" size={24} />
        </span>
        <span className={styles.opened}>
          <Icon name="close" size={24} />
        </span>
        <span className={styles.word}>{words.menu}</span>
      </summary>
      {/* A pointer's way to close; a keyboard has Escape and the summary. */}
      <div
        className={styles.backdrop}
        onClick={() => details.current?.removeAttribute('open')}
        aria-hidden="true"
      />
      <div className={styles.panel}>
        <SearchField className={styles.search} />
        {NAVIGATION.map((entry) =>
          isGroup(entry) ? (
            <div key={entry.label} className={styles.group}>
              <p className={styles.title}>{words.nav[entry.label]}</p>
              {entry.sections.map(({ label, pages }) => (
                <Fragment key={pages[0]?.page}>
                  {label ? <p className={styles.subtitle}>{words.nav[label]}</p> : null}
                  <Pages pages={pages} />
                </Fragment>
              ))}
            </div>
          ) : (
            <Pages key={entry.label} pages={[entry]} />
          ),
        )}
        <div className={styles.radio}>
          <RadioLinks withSign />
        </div>
        <ListenButton className={styles.listen} />
      </div>
    </details>
  )
}

function Pages({ pages }: { readonly pages: readonly NavPage[] }) {
  const { nav } = useMessages().furniture
  const { pathname } = useLocation()
  return (
    <ul>
      {pages.map((entry) => (
        <li key={entry.page}>
          <PageLink
            to={PATHS[entry.page]}
            replace
            className={styles.link}
            aria-current={isCurrent(pathname, entry) ? 'page' : undefined}
          >
            {nav[entry.label]}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
