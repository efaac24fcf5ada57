import type { Language } from '@gaashaan/contract/language'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { MAX_SUGGESTIONS, SUGGESTIONS_PATH, type Suggestion } from '../../search/search.ts'

/** Time without a key before suggestions are requested. */
const TYPING_PAUSE_MS = 150
const MIN_QUERY_CHARS = 2

/** The active option after an arrow key; -1 is the field itself, the last one leads to all results. */
function nextOption(active: number, key: string, count: number): number {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1
  return active < 0 ? count - 1 : active - 1
}

export type FormRef = RefObject<HTMLFormElement | null>

export function fieldOf(form: FormRef): HTMLInputElement | undefined {
  const field = form.current?.elements.namedItem('q')
  return field instanceof HTMLInputElement ? field : undefined
}

/**
 * The suggestions for the beginning of a query: none after a failed request, because the form works
 * without them, and `undefined` after an aborted one.
 */
async function fetchSuggestions(text: string, language: Language, signal: AbortSignal) {
  try {
    const query = new URLSearchParams({ q: text, language })
    const response = await fetch(`${SUGGESTIONS_PATH}?${query}`, { signal })
    if (!response.ok) return []
    const body = (await response.json()) as { readonly suggestions: readonly Suggestion[] }
    return body.suggestions
  } catch {
    return signal.aborted ? undefined : []
  }
}

interface ComboboxActions {
  readonly onChoose: (suggestion: Suggestion) => void
  readonly onSubmit: (query: string) => void
}

/**
 * Makes a form's field a combobox with suggestions (ARIA Authoring Practices, "Editable Combobox
 * With List Autocomplete"): arrows move, Enter chooses or submits, Escape closes.
 */
export function useCombobox(form: FormRef, language: Language, actions: ComboboxActions) {
  const id = useId()
  const [{ query, items }, setResult] = useState({ query: '', items: [] as readonly Suggestion[] })
  const [active, setActive] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const [limit, setLimit] = useState(MAX_SUGGESTIONS)
  const state = { id, query, suggestions: isOpen ? items.slice(0, limit) : [], active, isOpen }
  /** The state of the last rendering, for the listeners below. */
  const latest = useRef({ ...state, ...actions })
  latest.current = { ...state, ...actions }

  useEffect(() => {
    const field = fieldOf(form)
    if (!field) return
    let request = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const close = () => {
      clearTimeout(timer)
      request.abort()
      setOpen(false)
      setActive(-1)
    }
    const load = async () => {
      request.abort()
      request = new AbortController()
      const text = field.value.trim()
      if (text.length < MIN_QUERY_CHARS) return close()
      const suggestions = await fetchSuggestions(text, language, request.signal)
      if (!suggestions || document.activeElement !== field) return
      setResult({ query: text, items: suggestions })
      setLimit(MAX_SUGGESTIONS)
      setActive(-1)
      setOpen(true)
    }
    const loadSoon = () => {
      // Enter after another letter searches for what is written, not for what was chosen before it.
      setActive(-1)
      clearTimeout(timer)
      timer = setTimeout(load, TYPING_PAUSE_MS)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const last = latest.current
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const count = last.suggestions.length + 1
        if (last.isOpen) setActive(nextOption(last.active, event.key, count))
        else loadSoon()
      } else if (event.key === 'Escape' && last.isOpen) {
        // The drawer around the field stays open.
        event.stopPropagation()
        close()
      } else if (event.key === 'Enter' && last.active >= 0) {
        close()
        const suggestion = last.suggestions[last.active]
        if (suggestion) last.onChoose(suggestion)
        else last.onSubmit(last.query)
      } else return
      event.preventDefault()
    }
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      close()
      latest.current.onSubmit(field.value.trim())
    }
    const listeners = new AbortController()
    const { signal } = listeners
    field.addEventListener('input', loadSoon, { signal })
    field.addEventListener('keydown', onKeyDown, { signal })
    field.addEventListener('blur', close, { signal })
    field.form?.addEventListener('submit', onSubmit, { signal })
    // The reader may have typed before this code was loaded.
    if (field.value !== '') loadSoon()
    return () => {
      listeners.abort()
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

  return { ...state, setLimit }
}
