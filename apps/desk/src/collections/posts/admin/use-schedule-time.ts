'use client'

import { useEffect, useRef } from 'react'
import type { TextFacts } from '../publishing/facts.ts'

/** The desk's clock runs due schedules every five seconds (`schedules/clock.ts`). */
const CLOCK_INTERVAL_MS = 5_000

/** Limit of a browser's timers. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** Calls `onDue` when the earliest schedule should have run. */
export function useScheduleTime(
  schedules: TextFacts['schedules'] | undefined,
  onDue: () => void,
): void {
  const latest = useRef(onDue)
  useEffect(() => {
    latest.current = onDue
  })
  useEffect(() => {
    const [earliest] = (schedules ?? []).map(({ at }) => Date.parse(at)).toSorted((a, b) => a - b)
    if (earliest === undefined) return
    const delayMs = Math.max(earliest - Date.now(), 0) + CLOCK_INTERVAL_MS
    if (delayMs > MAX_TIMER_MS) return
    const timer = setTimeout(() => latest.current(), delayMs)
    return () => clearTimeout(timer)
  }, [schedules])
}
