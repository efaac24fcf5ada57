import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'

/**
 * `auto`: moves unless something halts it. `paused`: the reader stopped it. `insisted`: the reader
 * started it while pointing at it or being in it, which then halts it no more until they come anew.
 */
type AutoplayMode = 'auto' | 'paused' | 'insisted'

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

/** Whether an element is on the screen and its tab in front. */
function useWatched(root: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false)
  const [isTabShown, setTabShown] = useState(true)
  useEffect(() => {
    const update = () => setTabShown(document.visibilityState === 'visible')
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
  return isInView && isTabShown
}

/**
 * When a slider may move by itself (WCAG 2.2 2.2.2): not while the reader points at it or is in it,
 * not in a hidden tab, not out of view, and never where less motion is asked for.
 */
export function useAutoplay(root: RefObject<HTMLElement | null>, isHalted: boolean) {
  const [mode, setMode] = useState<AutoplayMode>('auto')
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isReduced = useReducedMotion()
  const isWatched = useWatched(root)
  const isFree = mode === 'insisted' || (mode === 'auto' && !isHovered && !isFocused)

  const comeAnew = () => setMode((before) => (before === 'insisted' ? 'auto' : before))
  const handlers = {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return
      setHovered(true)
      comeAnew()
    },
    onPointerLeave: () => setHovered(false),
    onFocus(event: FocusEvent) {
      setFocused(true)
      if (!event.currentTarget.contains(event.relatedTarget)) comeAnew()
    },
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
    },
  }

  return {
    isReduced,
    isWatched,
    isPaused: mode === 'paused',
    isRunning: isFree && isWatched && !isReduced && !isHalted,
    toggle: () => setMode((before) => (before === 'paused' ? 'insisted' : 'paused')),
    handlers,
  }
}
