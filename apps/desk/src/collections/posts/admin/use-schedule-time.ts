'use client'

import { useEffect, useRef } from 'react'
import type { ScheduledCommand } from './publishing-facts.ts'

/** The desk's clock looks every five seconds for what is due (`schedules/clock.ts`). */
const ROUND_MS = 5_000

/** Longest time that a timer of a browser can be set to. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** Calls `look` when the soonest of what is planned should have happened. */
export function useScheduleTime(
  planned: readonly ScheduledCommand[] | undefined,
  look: () => void,
): void {
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => {
    const [soonest] = (planned ?? []).map(({ at }) => Date.parse(at)).toSorted((a, b) => a - b)
    if (soonest === undefined) return
    const wait = Math.max(soonest - Date.now(), 0) + ROUND_MS
    if (wait > MAX_TIMER_MS) return
    const timer = setTimeout(() => latest.current(), wait)
    return () => clearTimeout(timer)
  }, [planned])
}
