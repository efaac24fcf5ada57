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

/** The other language's own name: in Somali the switch offers English (Specification §2). */
const OFFERS = { SO: 'Soomaali', EN: 'English' } as const

/**
 * The bar above the banner: whole from the medium breakpoint, with radio and stream instead below
 * it. It holds the drawer's button where the menu is gone, so that a phone has one row, not two.
 */
export function TopBar() {
  const words = useMessages().furniture
  const other = useOtherLanguage()
  const { email, texts } = useSettings()
  return (
    <div className={`${styles.bar} on-ink no-print`}>
      <div className={styles.row}>
        <nav className={styles.drawer} aria-label={words.mainMenu}>
          <Drawer />
        </nav>
        <LanguageLink language={other} className={styles.switch}>
          <Icon name="globe" size={16} />
          {OFFERS[other]}
        </LanguageLink>
        <a className={styles.email} href={`mailto:${email}`}>
          <Icon name="mail" size={16} />
          <span className="visually-hidden">{words.email}: </span>
          {email}
        </a>
        <p className={styles.hours}>
          <Icon name="clock" size={16} />
          <span>
            <span className="visually-hidden">{words.workingHoursLabel}: </span>
            <Hours>{texts?.workingHours ?? words.workingHours}</Hours>
          </span>
        </p>
        <div className={styles.radio}>
          <RadioLinks withSign />
        </div>
        <PageLink to={PATHS.search} className={styles.search}>
          <Icon name="search" />
          <span className="visually-hidden">{words.search}</span>
        </PageLink>
        <SocialLinks className={styles.social} />
      </div>
    </div>
  )
}

/** What stands between spaces and has a figure. */
const TIMES = /(\S*\d\S*)/

/** The line of working hours, in which "8.00–16.30" is never broken. */
function Hours({ children }: { readonly children: string }) {
  const parts = children
    .split(TIMES)
    .map((part, index) =>
      index % 2 ? createElement('span', { className: styles.time }, part) : part,
    )
  return createElement(Fragment, null, ...parts)
}
