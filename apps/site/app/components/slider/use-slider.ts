import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { SliderMotion } from './slider-motion.ts'
import { nearestStop, stopAfter } from './slider-stops.ts'
import { type Axis, measureStops, moveTrack, scrollOf, wakePictures } from './track.ts'
import { useAutoplay } from './use-autoplay.ts'

interface SliderOptions {
  readonly motion: SliderMotion
  readonly axis: Axis
  /** True where the last slide is the one to begin with. */
  readonly startsAtEnd: boolean
  /** True while something else needs the slider to rest, such as a video that plays in it. */
  readonly isHalted: boolean
}

const KEYS: Readonly<Record<Axis, Readonly<Record<string, number>>>> = {
  x: { ArrowLeft: -1, ArrowRight: 1 },
  y: { ArrowUp: -1, ArrowDown: 1 },
}

/** Moves a row or column that scrolls natively; knows where it stands, however it came there. */
export function useSlider({ motion, axis, startsAtEnd, isHalted }: SliderOptions) {
  const root = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const stops = useRef<readonly number[]>([])
  const endMove = useRef<(() => void) | undefined>(undefined)
  const [count, setCount] = useState(0)
  const [current, setCurrent] = useState(0)
  const autoplay = useAutoplay(root, isHalted)
  const { isRunning, isReduced, isWatched } = autoplay
  const transitionMs = isReduced ? 0 : motion.transitionMs

  const goTo = useCallback(
    (number: number) => {
      const place = stops.current[number]
      if (!track.current || place === undefined) return
      endMove.current?.()
      setCurrent(number)
      endMove.current = moveTrack(track.current, axis, place, transitionMs, () => {
        endMove.current = undefined
      })
    },
    [axis, transitionMs],
  )

  useEffect(() => {
    const element = track.current
    if (!element) return
    const follow = () => {
      if (endMove.current) return
      setCurrent(nearestStop(stops.current, scrollOf(element, axis)))
    }
    const measure = () => {
      const isFirst = stops.current.length < 2
      stops.current = measureStops(element, axis)
      setCount(stops.current.length)
      const end = stops.current.at(-1) ?? 0
      // `scroll-initial-target` has done it already where the browser knows it.
      if (startsAtEnd && isFirst && end > 0 && scrollOf(element, axis) === 0) {
        moveTrack(element, axis, end, 0, () => {})
      }
      follow()
    }
    const letGo = () => endMove.current?.()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', follow, { passive: true })
    element.addEventListener('wheel', letGo, { passive: true })
    element.addEventListener('pointerdown', letGo)
    return () => {
      letGo()
      observer.disconnect()
      element.removeEventListener('scroll', follow)
      element.removeEventListener('wheel', letGo)
      element.removeEventListener('pointerdown', letGo)
    }
  }, [axis, startsAtEnd])

  useEffect(() => {
    if (!isRunning || count < 2) return
    const timer = setTimeout(() => goTo(stopAfter(current, 1, count)), motion.intervalMs)
    return () => clearTimeout(timer)
  }, [isRunning, count, current, goTo, motion.intervalMs])

  useEffect(() => {
    if (isWatched && track.current) wakePictures(track.current, current)
  }, [isWatched, current])

  function onKeyDown(event: KeyboardEvent) {
    const steps = KEYS[axis][event.key]
    const isPlayer = event.target instanceof HTMLMediaElement
    if (steps === undefined || isPlayer || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    goTo(stopAfter(current, steps, count))
  }

  return {
    root,
    track,
    count,
    current,
    goTo,
    step: (steps: number) => goTo(stopAfter(current, steps, count)),
    autoplay,
    handlers: { ...autoplay.handlers, onKeyDown },
  }
}

export type SliderState = ReturnType<typeof useSlider>
