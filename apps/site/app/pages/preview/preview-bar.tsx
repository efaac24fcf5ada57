import { LANGUAGE_KEY } from '@gaashaan/contract/language'
import { useLocation } from 'react-router'
import { useLanguage } from '../../language/language-context.tsx'
import type { PreviewView } from './present-preview.ts'
import styles from './preview.module.css'

/** Says above a working copy that it is not public, and links to its other language. */
export function PreviewBar({ bar }: { readonly bar: PreviewView['bar'] }) {
  const current = useLanguage()
  const { pathname, search } = useLocation()
  const pathIn = (language: string) => {
    const query = new URLSearchParams(search)
    query.set(LANGUAGE_KEY, language)
    return `${pathname}?${query}`
  }
  return (
    <aside className={`${styles.bar} no-print`} aria-label={bar.label}>
      <div className={`container ${styles.inside}`}>
        <p className={styles.notPublic}>{bar.notPublic}</p>
        <p className={styles.states}>
          {bar.languages.map(({ language, state }) => (
            <span key={language}>{state}</span>
          ))}
          <span>{bar.until}</span>
        </p>
        <ul className={styles.links}>
          {bar.languages.map(({ language, link }) => (
            <li key={language}>
              <a
                href={pathIn(language)}
                hrefLang={language.toLowerCase()}
                lang={language.toLowerCase()}
                aria-current={language === current ? 'true' : undefined}
              >
                {link}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
