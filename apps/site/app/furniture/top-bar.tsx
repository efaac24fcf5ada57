import { Icon } from '../components/icon/icon.tsx'
import { useOtherLanguage, useWords } from '../language/language-context.tsx'
import { LanguageLink } from '../language/language-link.tsx'
import { useSettings } from '../settings/settings-context.tsx'
import { RadioLinks } from './radio-links.tsx'
import { SocialLinks } from './social-links.tsx'
import styles from './top-bar.module.css'

/** The other language's own name: in Somali the switch offers English (Specification §2). */
const OFFERS = { SO: 'Soomaali', EN: 'English' } as const

/** The bar above the banner: whole on wide screens, with radio and stream instead on small ones. */
export function TopBar() {
  const words = useWords().furniture
  const other = useOtherLanguage()
  const { email, texts } = useSettings()
  return (
    <div className={`${styles.bar} on-ink no-print`}>
      <div className={styles.row}>
        <LanguageLink language={other} className={styles.switch}>
          <Icon name="globe" size={16} />
          {OFFERS[other]}
        </LanguageLink>
        <a className={styles.wide} href={`mailto:${email}`}>
          <Icon name="mail" size={16} />
          <span className="visually-hidden">{words.email}: </span>
          {email}
        </a>
        <p className={styles.wide}>
          <Icon name="clock" size={16} />
          <span className="visually-hidden">{words.workingHoursLabel}: </span>
          {texts?.workingHours ?? words.workingHours}
        </p>
        <div className={styles.radio}>
          <RadioLinks withSign />
        </div>
        <SocialLinks className={styles.social} />
      </div>
    </div>
  )
}
