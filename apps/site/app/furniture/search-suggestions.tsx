import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PATHS } from '../addresses.ts'
import { languageInSearch, withLanguage } from '../language/address-language.ts'
import { useLanguage, usePageWords } from '../language/language-context.tsx'
import type { Suggestion } from '../search/search.ts'
import { fetchSuggestions } from './fetch-suggestions.ts'
import styles from './search-suggestions.module.css'

/** Milliseconds without a key before suggestions are asked for. */
const PAUSE = 150
/** Fewest characters that they are asked for. */
const FEWEST = 2

/** The active option after a key; -1 is the field itself. */
function moved(active: number, key: string, count: number): number {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1
  return active < 0 ? count - 1 : active - 1
}

/**
 * Suggestions below a search field as an ARIA combobox (APG, "Editable Combobox With List
 * Autocomplete"): arrows move, Enter goes there, Escape closes. Takes over the form's sending too,
 * so that the page need not be loaded anew.
 */
export default function Suggestions({
  form,
}: {
  readonly form: RefObject<HTMLFormElement | null>
}) {
  const { search: words } = usePageWords()
  const language = useLanguage()
  const navigate = useNavigate()
  const named = languageInSearch(useLocation().search)
  const id = useId()
  const [items, setItems] = useState<readonly Suggestion[]>([])
  const [active, setActive] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? items : []

  const go = (to: string) => {
    setOpen(false)
    setActive(-1)
    const field = form.current?.elements.namedItem('q')
    if (field instanceof HTMLElement) field.blur()
    form.current?.closest('details')?.removeAttribute('open')
    void navigate(withLanguage(to, named))
  }

  /** What the listeners below do now, so that they need not be taken off at each render. */
  const now = { shown, active, go }
  const latest = useRef(now)
  latest.current = now

  useEffect(() => {
    const element = form.current
    const field = element?.elements.namedItem('q')
    if (!element || !(field instanceof HTMLInputElement)) return
    const left = new AbortController()
    let asking = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined

    const ask = async () => {
      const text = field.value.trim()
      asking.abort()
      asking = new AbortController()
      const found =
        text.length < FEWEST ? [] : await fetchSuggestions(text, language, asking.signal)
      if (!found || document.activeElement !== field) return
      setItems(found)
      setActive(-1)
      setOpen(true)
    }
    const askSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(ask, PAUSE)
    }
    const onKey = (event: KeyboardEvent) => {
      const { shown: list, active: at, go: leave } = latest.current
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        if (list.length > 0) setActive(moved(at, event.key, list.length))
        else askSoon()
      } else if (event.key === 'Escape' && list.length > 0) {
        event.preventDefault()
        event.stopPropagation()
        setOpen(false)
        setActive(-1)
      } else if (event.key === 'Enter' && list[at]) {
        event.preventDefault()
        leave(list[at].to)
      }
    }
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      latest.current.go(`${PATHS.search}?${new URLSearchParams({ q: field.value.trim() })}`)
    }
    const close = () => setOpen(false)
    const { signal } = left
    field.addEventListener('input', askSoon, { signal })
    field.addEventListener('keydown', onKey, { signal })
    field.addEventListener('blur', close, { signal })
    element.addEventListener('submit', onSubmit, { signal })
    // What was typed before this was here.
    if (field.value !== '') askSoon()
    return () => {
      left.abort()
      asking.abort()
      clearTimeout(timer)
    }
  }, [form, language])

  useEffect(() => {
    const field = form.current?.elements.namedItem('q')
    if (!(field instanceof HTMLInputElement)) return
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', `${id}list`)
    field.setAttribute('aria-expanded', String(shown.length > 0))
    if (active < 0) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', `${id}${active}`)
  }, [form, id, shown.length, active])

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
            onClick={() => go(to)}
          >
            {title}
            <span className={styles.kind}>{words.kinds[kind]}</span>
          </div>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {isOpen ? words.suggested(items.length) : ''}
      </span>
    </>
  )
}
