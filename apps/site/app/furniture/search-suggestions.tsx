import type { RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PATHS } from '../addresses.ts'
import { languageInSearch, withLanguage } from '../language/address-language.ts'
import { useLanguage, usePageWords } from '../language/language-context.tsx'
import styles from './search-suggestions.module.css'
import { fieldOf, useCombobox } from './use-combobox.ts'

/**
 * Suggestions below a search field. Takes over the form's sending too, so that the page need not be
 * loaded anew.
 */
export default function Suggestions({
  form,
}: {
  readonly form: RefObject<HTMLFormElement | null>
}) {
  const { search: words } = usePageWords()
  const navigate = useNavigate()
  const named = languageInSearch(useLocation().search)

  const go = (to: string) => {
    fieldOf(form)?.blur()
    form.current?.closest('details')?.removeAttribute('open')
    void navigate(withLanguage(to, named))
  }
  const { id, shown, active, isOpen } = useCombobox(form, useLanguage(), {
    choose: ({ to }) => go(to),
    send: (text) => go(`${PATHS.search}?${new URLSearchParams({ q: text })}`),
  })

  return (
    <>
      <div
        id={`${id}list`}
        role="listbox"
        tabIndex={-1}
        aria-label={words.suggestions}
        className={styles.list}
        hidden={shown.length === 0}
      >
        {shown.map(({ to, title, kind }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys.
          <div
            key={to + title}
            id={`${id}${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={styles.option}
            // The field keeps the focus, so that the list stays until the click.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => go(to)}
          >
            {title}
            <span className={styles.kind}>{words.kinds[kind]}</span>
          </div>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {isOpen ? words.suggested(shown.length) : ''}
      </span>
    </>
  )
}
