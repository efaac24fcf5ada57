import { Icon } from '../../components/icon/icon.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import type { SearchView } from './present-search.ts'
import box from './search-box.module.css'
import { SearchBox } from './search-box.tsx'
import styles from './search-form.module.css'

const option = (value: string, label = value) => ({ value, label })

/** The filters with their options, collapsed; they work without JavaScript. */
function Filters({ view }: { readonly view: Extract<SearchView, { state: 'ready' }> }) {
  const { search: messages } = usePageMessages()
  const { choices, filters } = view
  const fields = [
    ['kind', messages.kind, choices.kinds.map((kind) => option(kind, messages.kinds[kind]))],
    ['subcategory', messages.subcategory, choices.subcategories.map((name) => option(name))],
    ['year', messages.year, choices.years.map((year) => option(String(year)))],
  ] as const
  const active = fields.flatMap(
    ([name, , options]) =>
      options.find(({ value }) => value === String(filters[name]))?.label ?? [],
  )
  return (
    <details className={styles.narrow}>
      <summary className={styles.summary}>
        {active.length > 0 ? `${messages.narrow}: ${active.join(', ')}` : messages.narrow}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={styles.filters}>
        {fields.map(([name, label, options]) => (
          <div key={name}>
            <label htmlFor={`search-${name}`} className={box.label}>
              {label}
            </label>
            <select
              id={`search-${name}`}
              name={name}
              className={box.input}
              defaultValue={String(filters[name] ?? '')}
            >
              <option value="">{messages.all}</option>
              {options.map(({ value, label: text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </div>
        ))}
        <button type="submit" className={box.button}>
          {messages.narrow}
        </button>
      </div>
    </details>
  )
}

/**
 * The query and its filters: a plain GET form. Above results it is also the page's head, so that the
 * first of them is on a phone's first screen.
 */
export function SearchForm({ view }: { readonly view: SearchView }) {
  const { search: messages } = usePageMessages()
  const isHead = view.state === 'ready'
  return (
    <search
      className={`${box.panel} ${isHead ? box.head : ''} no-print`}
      aria-label={messages.title}
    >
      <form action={PATHS.search} key={JSON.stringify([view.text, view.filters])}>
        {isHead ? (
          <h1 className={styles.heading}>
            <label htmlFor="search-q">{messages.title}</label>
          </h1>
        ) : (
          <label htmlFor="search-q" className={box.label}>
            {messages.label}
          </label>
        )}
        <SearchBox id="search-q" text={view.text} />
        {isHead ? <Filters view={view} /> : null}
      </form>
    </search>
  )
}
