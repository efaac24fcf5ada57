import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Makes a `<details>` behave as a menu: it closes on Escape (focus returns to its summary), on a click or
 * focus elsewhere, and when the page changes. Without JavaScript it opens and closes by its summary.
 */
export function useDismiss(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const lastKey = useRef(key)

  useEffect(() => {
    // A menu that was opened before the bundle came stays open.
    if (lastKey.current !== key) details.current?.removeAttribute('open')
    lastKey.current = key
  }, [key])

  useEffect(() => {
    function onLeave(event: Event) {
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
    document.addEventListener('click', onLeave)
    document.addEventListener('focusin', onLeave)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onLeave)
      document.removeEventListener('focusin', onLeave)
      document.removeEventListener('keydown', onKey)
    }
  }, [])

  return details
}
