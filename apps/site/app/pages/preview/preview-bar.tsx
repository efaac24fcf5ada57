import { LANGUAGE_KEY } from '@gaashaan/contract/language'
import { useLocation } from 'react-router'
import { useLanguage } from '../../language/language-context.tsx'
import type { PresentedPreview } from './present-preview.ts'
import styles from './preview.module.css'

/** Says at the top of a working copy that nobody else sees it, and leads to its other language. */
export function PreviewBar({ bar }: { readonly bar: PresentedPreview['bar'] }) {
  const current = useLanguage()
  const { pathname, search } = useLocation()
  const inLanguage = (language: string) => {
    const asked = new URLSearchParams(search)
    asked.set(LANGUAGE_KEY, language)
    return `${pathname}?${asked}`
  }
  return (
    <aside className={`${styles.bar} no-print`} aria-label={bar.label}>
      <div className={`container ${styles.inside}`}>
        <p className={styles.notPublic}>{bar.notPublic}</p>
        <p className={styles.states}>
          {bar.states.map(({ language, text }) => (
            <span key={language}>{text}</span>
          ))}
          <span>{bar.until}</span>
        </p>
        <ul className={styles.links}>
          {bar.links.map(({ language, text }) => (
            <li key={language}>
              <a
                href={inLanguage(language)}
                hrefLang={language.toLowerCase()}
                lang={language.toLowerCase()}
                aria-current={language === current ? 'true' : undefined}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
