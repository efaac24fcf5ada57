import { useLocation } from 'react-router'
import { Icon } from '../../components/icon/icon.tsx'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { languageInSearch } from '../../language/address-language.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { MAX_QUERY_CHARS } from '../../search/search.ts'
import styles from './error-page.module.css'

/** The main pages, by their names in the navigation. */
const MAIN_PAGES = ['home', 'news', 'about', 'mediaCenter', 'tenders', 'contact'] as const

/** What helps somebody whose page is not there: the search, and the main pages. */
export function MissingPageHelp() {
  const { errorPage: messages, furniture, siteMap } = usePageMessages()
  const named = languageInSearch(useLocation().search)
  return (
    <>
      <search className={`${styles.search} no-print`}>
        <form action={PATHS.search}>
          {named ? <input type="hidden" name="language" value={named} /> : null}
          <label htmlFor="missing-q" className={styles.label}>
            {furniture.searchSite}
          </label>
          <div className={styles.row}>
            <input
              id="missing-q"
              className={styles.input}
              type="search"
              name="q"
              maxLength={MAX_QUERY_CHARS}
              autoComplete="off"
              enterKeyHint="search"
              required
            />
            <button type="submit" className={styles.button}>
              <Icon name="search" />
              {furniture.search}
            </button>
          </div>
        </form>
      </search>
      <nav className={styles.main} aria-labelledby="main-pages">
        <h2 id="main-pages">{siteMap.pages}</h2>
        <ul className={styles.links}>
          {MAIN_PAGES.map((page) => (
            <li key={page}>
              <PageLink to={PATHS[page]} className={styles.link}>
                {page === 'about' ? messages.about : furniture.nav[page]}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
