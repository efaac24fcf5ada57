import { LANGUAGES } from '@gaashaan/contract/language'
import { useLanguage, useMessages } from '../../language/language-context.tsx'
import { LanguageLink } from '../../language/language-link.tsx'
import styles from './language-buttons.module.css'

/** In its own language a reader finds a name whatever the page's language is. */
const NAMES = { SO: 'Soomaali', EN: 'English' } as const

/** Links to both languages, with the current one marked (Specification §2: language buttons). */
export function LanguageButtons() {
  const language = useLanguage()
  const messages = useMessages().common
  return (
    <ul className={`${styles.buttons} no-print`} aria-label={messages.language}>
      {LANGUAGES.map((each) => (
        <li key={each}>
          <LanguageLink
            language={each}
            current={each === language}
            className={`${styles.button} ${each === language ? styles.current : ''}`}
          >
            {NAMES[each]}
          </LanguageLink>
        </li>
      ))}
    </ul>
  )
}
