import type { Language } from '@gaashaan/contract/language'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { MAX_SUGGESTIONS, type Suggestion } from '../../search/search.ts'
import { fetchSuggestions } from './fetch-suggestions.ts'

/** Milliseconds without a key before suggestions are asked for. */
const PAUSE = 150
/** Fewest characters that they are asked for. */
const MIN_QUERY_CHARS = 2

/** The active option after an arrow; -1 is the field itself, `count - 1` leads to all results. */
function moved(active: number, key: string, count: number): number {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1
  return active < 0 ? count - 1 : active - 1
}

interface Found {
  /** What was typed. */
  readonly text: string
  readonly items: readonly Suggestion[]
}

export function fieldOf(form: RefObject<HTMLFormElement | null>): HTMLInputElement | undefined {
  const field = form.current?.elements.namedItem('q')
  return field instanceof HTMLInputElement ? field : undefined
}

/**
 * Makes a form's field a combobox with suggestions (ARIA Authoring Practices, "Editable Combobox
 * With List Autocomplete"): arrows move, Enter chooses or sends, Escape closes. The field is the
 * form's own, which works without this.
 */
export function useCombobox(
  form: RefObject<HTMLFormElement | null>,
  language: Language,
  does: { readonly choose: (chosen: Suggestion) => void; readonly send: (text: string) => void },
) {
  const id = useId()
  const [{ text: asked, items }, setFound] = useState<Found>({ text: '', items: [] })
  const [active, setActive] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const [limit, setLimit] = useState(MAX_SUGGESTIONS)
  const shown = isOpen ? items.slice(0, limit) : []
  /** As the last rendering left it, for listeners that outlive it. */
  const latest = useRef({ shown, active, isOpen, asked, does })
  latest.current = { shown, active, isOpen, asked, does }

  useEffect(() => {
    const field = fieldOf(form)
    if (!field) return
    let asking = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const close = () => {
      clearTimeout(timer)
      asking.abort()
      setOpen(false)
      setActive(-1)
    }
    const ask = async () => {
      asking.abort()
      asking = new AbortController()
      const text = field.value.trim()
      if (text.length < MIN_QUERY_CHARS) return close()
      const found = await fetchSuggestions(text, language, asking.signal)
      if (!found || document.activeElement !== field) return
      setFound({ text, items: found })
      setLimit(MAX_SUGGESTIONS)
      setActive(-1)
      setOpen(true)
    }
    const askSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(ask, PAUSE)
    }
    const onKey = (event: KeyboardEvent) => {
      const { shown: list, active: at, isOpen: wasOpen, asked: text } = latest.current
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (wasOpen) setActive(moved(at, event.key, list.length + 1))
        else askSoon()
      } else if (event.key === 'Escape' && wasOpen) {
        // The drawer around the field stays open.
        event.stopPropagation()
        close()
      } else if (event.key === 'Enter' && at >= 0) {
        close()
        const chosen = list[at]
        if (chosen) latest.current.does.choose(chosen)
        else latest.current.does.send(text)
      } else return
      event.preventDefault()
    }
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      close()
      latest.current.does.send(field.value.trim())
    }
    const left = new AbortController()
    const { signal } = left
    field.addEventListener('input', askSoon, { signal })
    field.addEventListener('keydown', onKey, { signal })
    field.addEventListener('blur', close, { signal })
    field.form?.addEventListener('submit', onSubmit, { signal })
    // What was typed before this was here.
    if (field.value !== '') askSoon()
    return () => {
      left.abort()
      close()
    }
  }, [form, language])

  useEffect(() => {
    const field = fieldOf(form)
    if (!field) return
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', `${id}list`)
    field.setAttribute('aria-expanded', String(isOpen))
    if (active < 0) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', `${id}${active}`)
  }, [form, id, isOpen, active])

  return { id, asked, shown, active, isOpen, setLimit }
}
