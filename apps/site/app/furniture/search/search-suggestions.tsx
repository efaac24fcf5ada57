import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { languageInSearch, withLanguage } from '../../language/address-language.ts'
import { useLanguage, usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { fittingSuggestions } from './fitting-suggestions.ts'
import styles from './search-suggestions.module.css'
import { fieldOf, useCombobox } from './use-combobox.ts'

interface OptionProps {
  readonly id: string
  readonly isActive: boolean
  readonly isLast?: boolean
  readonly choose: () => void
  readonly children: ReactNode
}

function Option({ id, isActive, isLast, choose, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={`${styles.option} ${isLast ? styles.all : ''}`}
      // The field keeps the focus, so that the list stays until the click.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      {children}
    </div>
  )
}

/**
 * Suggestions below a search field. Takes over the form's sending too, so that the page need not be
 * loaded anew.
 */
export default function Suggestions({
  form,
}: {
  readonly form: RefObject<HTMLFormElement | null>
}) {
  const { search: messages } = usePageMessages()
  const navigate = useNavigate()
  const named = languageInSearch(useLocation().search)

  const go = (to: string) => {
    fieldOf(form)?.blur()
    // In the drawer as its links: the next page takes the place of the drawer's entry, and closes it.
    const replace = !!form.current?.closest('details')
    void navigate(withLanguage(to, named), { replace })
  }
  const send = (text: string) => go(`${PATHS.search}?${new URLSearchParams({ q: text })}`)
  const { id, asked, shown, active, isOpen, setLimit } = useCombobox(form, useLanguage(), {
    choose: ({ to }) => go(to),
    send,
  })

  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!list.current || shown.length === 0) return
    const fitting = fittingSuggestions(list.current)
    if (fitting < shown.length) setLimit(fitting)
  }, [shown, setLimit])

  const option = (at: number) => ({ id: `${id}${at}`, isActive: at === active })

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
        {shown.map(({ to, title, kind }, at) => (
          <Option key={to + title} {...option(at)} choose={() => go(to)}>
            {title}
            <span className={styles.kind}>{messages.kinds[kind]}</span>
          </Option>
        ))}
        <Option {...option(shown.length)} isLast choose={() => send(asked)}>
          {messages.allResults(asked)}
        </Option>
      </div>
      <span role="status" className="visually-hidden">
        {isOpen ? messages.suggested(shown.length) : ''}
      </span>
    </>
  )
}
