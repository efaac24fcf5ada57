import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'

/**
 * `auto`: the slider moves unless something halts it. `paused`: the reader stopped it. `forced`: the reader
 * started it while pointing at it or with the focus in it, which then halts it only on the next visit.
 */
type AutoplayMode = 'auto' | 'paused' | 'forced'

function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(false)
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    const update = () => setReduced(query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])
  return isReduced
}

/** Whether an element is in view and its tab in front. */
function useVisibility(root: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false)
  const [isTabVisible, setTabVisible] = useState(true)
  useEffect(() => {
    const update = () => setTabVisible(document.visibilityState === 'visible')
    update()
    document.addEventListener('visibilitychange', update)
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting === true),
      { threshold: 0.2 },
    )
    if (root.current) observer.observe(root.current)
    return () => {
      document.removeEventListener('visibilitychange', update)
      observer.disconnect()
    }
  }, [root])
  return isInView && isTabVisible
}

/**
 * When a slider may move by itself (WCAG 2.2 2.2.2): not while the reader points at it or has the focus
 * in it, not in a hidden tab or out of view, and never where reduced motion is preferred.
 */
export function useAutoplay(root: RefObject<HTMLElement | null>, isHalted: boolean) {
  const [mode, setMode] = useState<AutoplayMode>('auto')
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isReduced = useReducedMotion()
  const isVisible = useVisibility(root)
  const isFree = mode === 'forced' || (mode === 'auto' && !isHovered && !isFocused)

  const endForced = () => setMode((before) => (before === 'forced' ? 'auto' : before))
  const handlers = {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return
      setHovered(true)
      endForced()
    },
    onPointerLeave: () => setHovered(false),
    onFocus(event: FocusEvent) {
      setFocused(true)
      if (!event.currentTarget.contains(event.relatedTarget)) endForced()
    },
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
    },
  }

  return {
    isReduced,
    isVisible,
    isPaused: mode === 'paused',
    isRunning: isFree && isVisible && !isReduced && !isHalted,
    toggle: () => setMode((before) => (before === 'paused' ? 'forced' : 'paused')),
    handlers,
  }
}
