import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage, usePageMessages } from '../../language/language-context.tsx'
import { languageInSearch, withLanguage } from '../../language/language-path.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import styles from './search-suggestions.module.css'
import { type FormRef, fieldOf, useCombobox } from './use-combobox.ts'

/** Space between the last option and the edge of the screen. */
const EDGE_PX = 8

/**
 * How many of a list's suggestions fit above the edge of the screen, or above its keyboard. Below them is
 * always the last option, which leads to all results.
 */
function fittingSuggestions(list: HTMLElement): number {
  const viewport = visualViewport
  const edge = (viewport ? viewport.offsetTop + viewport.height : innerHeight) - EDGE_PX
  let overflow = list.getBoundingClientRect().bottom - edge
  let fitting = list.children.length - 1
  while (overflow > 0 && fitting > 0) {
    fitting -= 1
    overflow -= list.children[fitting]?.getBoundingClientRect().height ?? 0
  }
  return fitting
}

interface OptionProps {
  readonly id: string
  readonly isActive: boolean
  readonly isLast?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function Option({ id, isActive, isLast, onClick, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={`${styles.option} ${isLast ? styles.all : ''}`}
      // The field keeps the focus, so that the list stays open until the click.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </div>
  )
}

/** Suggestions below a search field. They also submit the form, without loading the document again. */
export default function Suggestions({ form }: { readonly form: FormRef }) {
  const { search: messages } = usePageMessages()
  const navigate = useNavigate()
  const namedLanguage = languageInSearch(useLocation().search)

  const goTo = (path: string) => {
    fieldOf(form)?.blur()
    // As with the drawer's links: the next page replaces the history entry that stands for the drawer.
    const replace = !!form.current?.closest('details')
    void navigate(withLanguage(path, namedLanguage), { replace })
  }
  const submit = (query: string) => goTo(`${PATHS.search}?${new URLSearchParams({ q: query })}`)
  const { id, query, suggestions, active, isOpen, setLimit } = useCombobox(form, useLanguage(), {
    onChoose: ({ to }) => goTo(to),
    onSubmit: submit,
  })

  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!list.current || suggestions.length === 0) return
    const fitting = fittingSuggestions(list.current)
    if (fitting < suggestions.length) setLimit(fitting)
  }, [suggestions, setLimit])

  const option = (index: number) => ({ id: `${id}${index}`, isActive: index === active })

  return (
    <>
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        tabIndex={-1}
        aria-label={messages.suggestions}
        className={styles.list}
        hidden={!isOpen}
      >
        {suggestions.map(({ to, title, kind }, index) => (
          <Option key={to + title} {...option(index)} onClick={() => goTo(to)}>
            {title}
            <span className={styles.kind}>{messages.kinds[kind]}</span>
          </Option>
        ))}
        <Option {...option(suggestions.length)} isLast onClick={() => submit(query)}>
          {messages.allResults(query)}
        </Option>
      </div>
      <span role="status" className="visually-hidden">
        {isOpen ? messages.suggested(suggestions.length) : ''}
      </span>
    </>
  )
}
