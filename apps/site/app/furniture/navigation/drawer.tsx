import { Fragment, useEffect } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import { useMessages } from '../../language/language-context.tsx'
import { closeOnBack } from '../../navigation/close-on-back.ts'
import { useDismiss } from '../../navigation/use-dismiss.ts'
import { ListenButton } from '../../radio/listen-button.tsx'
import { RadioLinks } from '../radio-links.tsx'
import { SearchField } from '../search/search-field.tsx'
import styles from './drawer.module.css'
import { isGroup, NAVIGATION, type NavPage } from './navigation.ts'
import { NavigationLink } from './navigation-link.tsx'

/** From this width on the menu replaces the drawer (Specification §9). */
const WIDE_SCREEN = '(min-width: 64em)'

/** The side drawer, 320 px wide. Its links and the browser's Back close it (Specification §2). */
export function Drawer() {
  const messages = useMessages().furniture
  const details = useDismiss()

  useEffect(() => {
    const drawer = details.current
    const wideScreen = matchMedia(WIDE_SCREEN)
    const close = () => drawer?.removeAttribute('open')
    let cancelCloseOnBack: (() => void) | undefined
    const onToggle = () => {
      document.documentElement.toggleAttribute('data-drawer', drawer?.open === true)
      if (drawer?.open) cancelCloseOnBack ??= closeOnBack(close)
      else {
        cancelCloseOnBack?.()
        cancelCloseOnBack = undefined
      }
    }
    wideScreen.addEventListener('change', close)
    drawer?.addEventListener('toggle', onToggle)
    onToggle()
    return () => {
      wideScreen.removeEventListener('change', close)
      drawer?.removeEventListener('toggle', onToggle)
      cancelCloseOnBack?.()
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
        <span className={styles.word}>{messages.menu}</span>
      </summary>
      {/* Only for pointers: with the keyboard, Escape and the summary close the drawer. */}
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
              <p className={styles.title}>{messages.nav[entry.label]}</p>
              {entry.sections.map(({ label, pages }) => (
                <Fragment key={pages[0]?.page}>
                  {label ? <p className={styles.subtitle}>{messages.nav[label]}</p> : null}
                  <Pages pages={pages} />
                </Fragment>
              ))}
            </div>
          ) : (
            <Pages key={entry.label} pages={[entry]} />
          ),
        )}
        <div className={styles.radio}>
          <RadioLinks hasIcon />
        </div>
        <ListenButton className={styles.listen} />
      </div>
    </details>
  )
}

function Pages({ pages }: { readonly pages: readonly NavPage[] }) {
  return (
    <ul>
      {pages.map((entry) => (
        <li key={entry.page}>
          <NavigationLink entry={entry} replace className={styles.link} />
        </li>
      ))}
    </ul>
  )
}
