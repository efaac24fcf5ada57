import { useLocation } from 'react-router'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { useOtherLanguage, usePageMessages } from '../../language/language-context.tsx'
import { LanguageLink } from '../../language/language-link.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { searchPath } from '../../paths/search-path.ts'
import { MAX_COUNTED } from '../../search/search.ts'
import type { SearchView } from './present-search.ts'
import styles from './search-outcome.module.css'
import { SearchResults } from './search-results.tsx'

/** The pagination's links lead to this id. */
const LIST_ID = 'results'

/** Pages for readers who have found nothing, or not searched yet. */
function SuggestedPages() {
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

interface UnavailableProps {
  readonly title: string
  readonly hint: string
}

/** Says that there are no results now, with a link to try again. */
function Unavailable({ title, hint }: UnavailableProps) {
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

/** Tips for a search without results. */
function Tips({ view }: { readonly view: SearchView }) {
  const messages = usePageMessages().search
  const words = view.text.includes(' ') ? [...new Set(view.text.split(' '))] : []
  return (
    <>
      <h2 className={styles.heading}>{messages.tipsHeading}</h2>
      <ul className={`starred ${styles.tips}`}>
        {Object.keys(view.filters).length > 0 ? (
          <li>
            <PageLink to={searchPath(view.text)}>{messages.everything(view.text)}</PageLink>
          </li>
        ) : null}
        {words.map((word) => (
          <li key={word}>
            <PageLink to={searchPath(word, view.filters)}>{messages.onlyWord(word)}</PageLink>
          </li>
        ))}
        {messages.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </>
  )
}

/** The results in the reader's language, and below them those in the other one. */
export function SearchOutcomeView({ view }: { readonly view: SearchView }) {
  const messages = usePageMessages().search
  const otherLanguage = useOtherLanguage()
  if (view.state === 'start') return <SuggestedPages />
  if (view.state === 'preparing') {
    return <Unavailable title={messages.preparing} hint={messages.preparingHint} />
  }
  if (view.state !== 'ready') return <Unavailable title={messages.away} hint={messages.awayHint} />
  const { text, total, isMore, results, otherResults } = view
  const count = isMore ? messages.manyResults(MAX_COUNTED, text) : messages.results(total, text)
  return (
    <div id={LIST_ID} className={styles.outcome}>
      <p role="status" className={styles.count}>
        {total === 0 ? messages.none(text) : count}
      </p>
      {view.readAs && total > 0 ? (
        <p className={styles.readAs}>{messages.readAs(view.readAs)}</p>
      ) : null}
      <SearchResults results={results} level="h2" />
      <Pagination page={view.page} pages={view.pages} listId={LIST_ID} />
      {total === 0 ? <Tips view={view} /> : null}
      {otherResults.length > 0 ? (
        <section aria-labelledby="other-results" className={styles.otherResults}>
          <h2 id="other-results" className={styles.heading}>
            {messages.other}
          </h2>
          <SearchResults results={otherResults} level="h3" language={otherLanguage} />
          <p className={styles.all}>
            <LanguageLink language={otherLanguage}>{messages.allOther}</LanguageLink>
          </p>
        </section>
      ) : null}
      {total === 0 ? <SuggestedPages /> : null}
    </div>
  )
}
