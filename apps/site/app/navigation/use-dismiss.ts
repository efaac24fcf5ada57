import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A `<details>` that behaves as a menu once JavaScript is here: closes on Escape (focus returns to
 * its summary), on a click or focus elsewhere, and when the address changes. Without JavaScript it
 * opens and closes by its summary.
 */
export function useDismiss(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  const shownAt = useRef(key)

  useEffect(() => {
    // What a reader has opened before the bundle came stays open.
    if (shownAt.current !== key) details.current?.removeAttribute('open')
    shownAt.current = key
  }, [key])

  useEffect(() => {
    function leave(event: Event) {
      const menu = details.current
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) {
        menu.open = false
      }
    }
    function onKey(event: KeyboardEvent) {
      const menu = details.current
      if (event.key !== 'Escape' || !menu?.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('click', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', onKey)
    }
  }, [])

  return details
}
