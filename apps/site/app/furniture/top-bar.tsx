import { createElement, Fragment } from 'react'
import { Icon } from '../components/icon/icon.tsx'
import { PageLink } from '../components/page-link/page-link.tsx'
import { useMessages, useOtherLanguage } from '../language/language-context.tsx'
import { LanguageLink } from '../language/language-link.tsx'
import { PATHS } from '../paths/canonical-paths.ts'
import { useSettings } from '../settings/settings-context.tsx'
import { Drawer } from './navigation/drawer.tsx'
import { RadioLinks } from './radio-links.tsx'
import { SocialLinks } from './social-links.tsx'
import styles from './top-bar.module.css'

/** Each language's own name: on a Somali page the switch offers English (Specification §2). */
const LANGUAGE_NAMES = { SO: 'Soomaali', EN: 'English' } as const

/**
 * The bar above the banner. Below the medium breakpoint the radio and the stream replace most of it. It has
 * the drawer's button on screens without the menu, so that a phone has a single row.
 */
export function TopBar() {
  const messages = useMessages().furniture
  const other = useOtherLanguage()
  const { email, texts } = useSettings()
  return (
    <div className={`${styles.bar} on-ink no-print`}>
      <div className={styles.row}>
        <nav className={styles.drawer} aria-label={messages.mainMenu}>
          <Drawer />
        </nav>
        <LanguageLink language={other} className={styles.switch}>
          <Icon name="globe" size={16} />
          {LANGUAGE_NAMES[other]}
        </LanguageLink>
        <a className={styles.email} href={`mailto:${email}`}>
          <Icon name="mail" size={16} />
          <span className="visually-hidden">{messages.email}: </span>
          {email}
        </a>
        <p className={styles.hours}>
          <Icon name="clock" size={16} />
          <span>
            <span className="visually-hidden">{messages.workingHoursLabel}: </span>
            <Hours>{texts?.workingHours ?? messages.workingHours}</Hours>
          </span>
        </p>
        <div className={styles.radio}>
          <RadioLinks hasIcon />
        </div>
        <PageLink to={PATHS.search} className={styles.search}>
          <Icon name="search" />
          <span className="visually-hidden">{messages.search}</span>
        </PageLink>
        <SocialLinks className={styles.social} />
      </div>
    </div>
  )
}

/** A word with a digit. */
const TIMES = /(\S*\d\S*)/

/** The working hours, in which times such as "8.00–16.30" are never broken. */
function Hours({ children }: { readonly children: string }) {
  const parts = children
    .split(TIMES)
    .map((part, index) =>
      index % 2 ? createElement('span', { className: styles.time }, part) : part,
    )
  return createElement(Fragment, null, ...parts)
}
