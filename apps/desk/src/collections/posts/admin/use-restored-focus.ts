'use client'

import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to a heading when `content` changes and the focused button is gone with it; without
 * this the browser would start again at the top of the page (WCAG 2.4.3). Returns the handlers of the
 * element that contains both.
 */
export function useRestoredFocus(heading: RefObject<HTMLElement | null>, content: unknown) {
  const isInside = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: checked after each change of the content.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isInside.current && isLost) heading.current?.focus({ preventScroll: true })
  }, [content, heading])

  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      isInside.current = relatedTarget === null && isInside.current
    },
  }
}
