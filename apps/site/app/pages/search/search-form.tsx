import { useLocation } from 'react-router'
import { Icon } from '../../components/icon/icon.tsx'
import { languageInSearch } from '../../language/address-language.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { MAX_QUERY_CHARS } from '../../search/search.ts'
import type { SearchView } from './present-search.ts'
import styles from './search-form.module.css'

/** What the filters can be set to, folded and as `<select>`s: both work without JavaScript. */
function Filters({ view }: { readonly view: Extract<SearchView, { state: 'ready' }> }) {
  const { search: messages } = usePageMessages()
  const { choices, filters } = view
  const kinds = choices.kinds.map((value) => ({ value, label: messages.kinds[value] }))
  const years = choices.years.map((year) => ({ value: String(year), label: String(year) }))
  const names = choices.subcategories.map((name) => ({ value: name, label: name }))
  const fields = [
    { name: 'kind', label: messages.kind, options: kinds, value: filters.kind },
    {
      name: 'subcategory',
      label: messages.subcategory,
      options: names,
      value: filters.subcategory,
    },
    { name: 'year', label: messages.year, options: years, value: filters.year },
  ]
  const set = fields.flatMap(
    ({ options, value }) => options.find((option) => option.value === String(value))?.label ?? [],
  )
  return (
    <details className={styles.narrow}>
      <summary className={styles.summary}>
        {[messages.narrow, ...(set.length > 0 ? [set.join(', ')] : [])].join(': ')}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={styles.filters}>
        {fields.map(({ name, label, options, value }) => (
          <div key={name}>
            <label htmlFor={`search-${name}`} className={styles.label}>
              {label}
            </label>
            <select
              id={`search-${name}`}
              name={name}
              className={styles.input}
              defaultValue={value === undefined ? '' : String(value)}
            >
              <option value="">{messages.all}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </div>
        ))}
        <button type="submit" className={styles.apply}>
          {messages.narrow}
        </button>
      </div>
    </details>
  )
}

/**
 * The question and what narrows it down: a plain GET form. Above results it is the page's head, so
 * that the first of them is on a phone's first screen.
 */
export function SearchForm({ view }: { readonly view: SearchView }) {
  const { search: messages, furniture } = usePageMessages()
  const named = languageInSearch(useLocation().search)
  const isHead = view.state === 'ready'
  return (
    <search
      className={`${styles.search} ${isHead ? styles.head : ''} no-print`}
      aria-label={messages.title}
    >
      <form action={PATHS.search} key={JSON.stringify([view.text, view.filters])}>
        {named ? <input type="hidden" name="language" value={named} /> : null}
        {isHead ? (
          <h1 className={styles.heading}>
            <label htmlFor="search-q">{messages.title}</label>
          </h1>
        ) : (
          <label htmlFor="search-q" className={styles.label}>
            {messages.label}
          </label>
        )}
        <div className={styles.row}>
          <input
            id="search-q"
            className={styles.input}
            type="search"
            name="q"
            defaultValue={view.text}
            maxLength={MAX_QUERY_CHARS}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className={styles.button}>
            <Icon name="search" />
            {furniture.search}
          </button>
        </div>
        {isHead ? <Filters view={view} /> : null}
      </form>
    </search>
  )
}
