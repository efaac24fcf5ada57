import { PageLink } from '../../components/page-link/page-link.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import box from '../search/search-box.module.css'
import { SearchBox } from '../search/search-box.tsx'
import styles from './error-page.module.css'

/** The main pages, by their names in the navigation. */
const MAIN_PAGES = ['home', 'news', 'about', 'mediaCenter', 'tenders', 'contact'] as const

/** The search and the main pages, for readers of a missing page. */
export function MissingPageHelp() {
  const { errorPage: messages, furniture, siteMap } = usePageMessages()
  return (
    <>
      <search className={`${box.panel} no-print`}>
        <form action={PATHS.search}>
          <label htmlFor="missing-q" className={box.label}>
            {furniture.searchSite}
          </label>
          <SearchBox id="missing-q" required />
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
