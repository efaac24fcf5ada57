import { useLocation } from 'react-router'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { useOtherLanguage, usePageMessages } from '../../language/language-context.tsx'
import { LanguageLink } from '../../language/language-link.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { searchAddress } from '../../paths/search-path.ts'
import { MAX_COUNTED } from '../../search/search.ts'
import type { SearchView } from './present-search.ts'
import styles from './search-outcome.module.css'
import { SearchResults } from './search-results.tsx'

/** Where a step to another page leads. */
const LIST_ID = 'results'

/** Pages that help somebody who has found nothing. */
function Start() {
  const { search: messages, furniture } = usePageMessages()
  const pages = [
    'news',
    'pressRelease',
    'publications',
    'tenders',
    'operations',
    'contact',
  ] as const
  return (
    <>
      <h2 className={styles.heading}>{messages.startHeading}</h2>
      <ul className={styles.links}>
        {pages.map((page) => (
          <li key={page}>
            <PageLink to={PATHS[page]} className={styles.link}>
              {furniture.nav[page]}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What cannot be shown now, and how to ask again. */
function NotNow({ title, hint }: { readonly title: string; readonly hint: string }) {
  const messages = usePageMessages().search
  const { pathname, search } = useLocation()
  return (
    <div className={styles.notice} role="status">
      <p className={styles.count}>{title}</p>
      <p>{hint}</p>
      <a href={pathname + search} className={styles.again}>
        {messages.tryAgain}
      </a>
    </div>
  )
}

function Tips({ view }: { readonly view: SearchView }) {
  const messages = usePageMessages().search
  const single = view.text.includes(' ') ? [...new Set(view.text.split(' '))] : []
  return (
    <>
      <h2 className={styles.heading}>{messages.tipsHeading}</h2>
      <ul className={`starred ${styles.tips}`}>
        {Object.keys(view.filters).length > 0 ? (
          <li>
            <PageLink to={searchAddress(view.text)}>{messages.everything(view.text)}</PageLink>
          </li>
        ) : null}
        {single.map((word) => (
          <li key={word}>
            <PageLink to={searchAddress(word, view.filters)}>{messages.onlyWord(word)}</PageLink>
          </li>
        ))}
        {messages.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </>
  )
}

/** What was found, in the reader's language and below in the other one. */
export function SearchOutcome({ view }: { readonly view: SearchView }) {
  const messages = usePageMessages().search
  const other = useOtherLanguage()
  if (view.state === 'start') return <Start />
  if (view.state === 'preparing') {
    return <NotNow title={messages.preparing} hint={messages.preparingHint} />
  }
  if (view.state !== 'ready') return <NotNow title={messages.away} hint={messages.awayHint} />
  const { text, total, isMore, results, others } = view
  const counted = isMore ? messages.manyResults(MAX_COUNTED, text) : messages.results(total, text)
  return (
    <div id={LIST_ID} className={styles.outcome}>
      <p role="status" className={styles.count}>
        {total === 0 ? messages.none(text) : counted}
      </p>
      {view.readAs && total > 0 ? (
        <p className={styles.readAs}>{messages.readAs(view.readAs)}</p>
      ) : null}
      <SearchResults results={results} level="h2" />
      <Pagination page={view.page} pages={view.pages} list={LIST_ID} />
      {total === 0 ? <Tips view={view} /> : null}
      {others.length > 0 ? (
        <section aria-labelledby="other-results" className={styles.other}>
          <h2 id="other-results" className={styles.heading}>
            {messages.other}
          </h2>
          <SearchResults results={others} level="h3" language={other} />
          <p className={styles.all}>
            <LanguageLink language={other}>{messages.allOther}</LanguageLink>
          </p>
        </section>
      ) : null}
      {total === 0 ? <Start /> : null}
    </div>
  )
}
