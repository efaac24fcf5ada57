import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { SliderMotion } from './slider-motion.ts'
import { nearestStop, stopAfter } from './slider-stops.ts'
import { type Axis, loadPictures, measureStops, moveTrack, scrollPosition } from './track.ts'
import { useAutoplay } from './use-autoplay.ts'

interface SliderOptions {
  readonly motion: SliderMotion
  readonly axis: Axis
  /** True where the slider begins with its last slide. */
  readonly startsAtEnd: boolean
  /** True while the slider must not move by itself, such as while a video plays in it. */
  readonly isHalted: boolean
}

const KEYS: Readonly<Record<Axis, Readonly<Record<string, number>>>> = {
  x: { ArrowLeft: -1, ArrowRight: 1 },
  y: { ArrowUp: -1, ArrowDown: 1 },
}

/** Moves a row or column that scrolls natively, and follows its position when something else moves it. */
export function useSlider({ motion, axis, startsAtEnd, isHalted }: SliderOptions) {
  const root = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const stops = useRef<readonly number[]>([])
  const endMove = useRef<() => void>(undefined)
  const [count, setCount] = useState(0)
  const [current, setCurrent] = useState(0)
  const autoplay = useAutoplay(root, isHalted)
  const { isRunning, isReduced, isVisible } = autoplay
  const transitionMs = isReduced ? 0 : motion.transitionMs

  const goTo = useCallback(
    (index: number) => {
      const stop = stops.current[index]
      if (!track.current || stop === undefined) return
      endMove.current?.()
      setCurrent(index)
      endMove.current = moveTrack(track.current, axis, stop, transitionMs, () => {
        endMove.current = undefined
      })
    },
    [axis, transitionMs],
  )

  useEffect(() => {
    const element = track.current
    if (!element) return
    const updateCurrent = () => {
      if (endMove.current) return
      setCurrent(nearestStop(stops.current, scrollPosition(element, axis)))
    }
    const measure = () => {
      const isFirst = stops.current.length < 2
      stops.current = measureStops(element, axis)
      setCount(stops.current.length)
      const end = stops.current.at(-1) ?? 0
      // A browser that supports `scroll-initial-target` is there already.
      if (startsAtEnd && isFirst && end > 0 && scrollPosition(element, axis) === 0) {
        moveTrack(element, axis, end, 0, () => {})
      }
      updateCurrent()
    }
    const stopMoving = () => endMove.current?.()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', updateCurrent, { passive: true })
    element.addEventListener('wheel', stopMoving, { passive: true })
    element.addEventListener('pointerdown', stopMoving)
    return () => {
      stopMoving()
      observer.disconnect()
      element.removeEventListener('scroll', updateCurrent)
      element.removeEventListener('wheel', stopMoving)
      element.removeEventListener('pointerdown', stopMoving)
    }
  }, [axis, startsAtEnd])

  useEffect(() => {
    if (!isRunning || count < 2) return
    const timer = setTimeout(() => goTo(stopAfter(current, 1, count)), motion.intervalMs)
    return () => clearTimeout(timer)
  }, [isRunning, count, current, goTo, motion.intervalMs])

  useEffect(() => {
    if (isVisible && track.current) loadPictures(track.current, current)
  }, [isVisible, current])

  const step = (steps: number) => goTo(stopAfter(current, steps, count))

  function onKeyDown(event: KeyboardEvent) {
    const steps = KEYS[axis][event.key]
    const isPlayer = event.target instanceof HTMLMediaElement
    if (steps === undefined || isPlayer || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    step(steps)
  }

  const handlers = { ...autoplay.handlers, onKeyDown }
  return { root, track, count, current, goTo, step, autoplay, handlers }
}

export type SliderState = ReturnType<typeof useSlider>
