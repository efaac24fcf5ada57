'use client'

import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place in a part of the screen: when the button that was pressed is gone with
 * what has `changed`, the heading has the focus, not the top of the page (WCAG 2.4.3).
 */
export function useRestoredFocus(heading: RefObject<HTMLElement | null>, changed: unknown) {
  const isInside = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew after each change.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isInside.current && isLost) heading.current?.focus({ preventScroll: true })
  }, [changed, heading])

  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      isInside.current = relatedTarget === null && isInside.current
    },
  }
}
