import type { Language } from '@gaashaan/contract/language'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import { withLanguage } from '../../language/language-path.ts'
import type { Piece } from '../../search/search.ts'
import type { SearchResultView } from './present-search.ts'
import styles from './search-results.module.css'

/** A text in which the matches are marked. */
function Marked({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no key but their index.
    isMatch ? <mark key={index}>{text}</mark> : text,
  )
}

interface SearchResultsProps {
  readonly results: readonly SearchResultView[]
  readonly level: 'h2' | 'h3'
  /** The results' language where it is not the page's; their links then name it. */
  readonly language?: Language
}

/** Results as a list: kind and day, the title as the only link, and an extract. */
export function SearchResults({ results, level: Heading, language }: SearchResultsProps) {
  const { kinds } = usePageMessages().search
  if (results.length === 0) return null
  return (
    <ol className={styles.results}>
      {results.map(({ to, kind, title, extract, date, day, subcategory }) => (
        <li key={`${to} ${kind}`} className={styles.result}>
          <p className={styles.meta}>
            <span className={styles.kind}>{kinds[kind]}</span>
            <span lang={language?.toLowerCase()}>
              {subcategory ? <span>{subcategory}</span> : null}
              {date ? <time dateTime={day}>{date}</time> : null}
            </span>
          </p>
          <div lang={language?.toLowerCase()}>
            <Heading className={styles.title}>
              <PageLink to={withLanguage(to, language)} hrefLang={language?.toLowerCase()}>
                <Marked pieces={title} />
              </PageLink>
            </Heading>
            {extract.length > 0 ? (
              <p className={styles.extract}>
                <Marked pieces={extract} />
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
