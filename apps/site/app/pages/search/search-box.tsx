import { useLocation } from 'react-router'
import { Icon } from '../../components/icon/icon.tsx'
import { useMessages } from '../../language/language-context.tsx'
import { languageInSearch } from '../../language/language-path.ts'
import { MAX_QUERY_CHARS } from '../../search/search.ts'
import styles from './search-box.module.css'

interface SearchBoxProps {
  readonly id: string
  readonly text?: string
  readonly required?: boolean
}

/** Field and button of a plain GET form, which stays in the language that the page's URL names. */
export function SearchBox({ id, text, required }: SearchBoxProps) {
  const messages = useMessages().furniture
  const language = languageInSearch(useLocation().search)
  return (
    <>
      {language ? <input type="hidden" name="language" value={language} /> : null}
      <div className={styles.row}>
        <input
          id={id}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={MAX_QUERY_CHARS}
          autoComplete="off"
          enterKeyHint="search"
          required={required}
        />
        <button type="submit" className={styles.button}>
          <Icon name="search" />
          {messages.search}
        </button>
      </div>
    </>
  )
}
