'use client'

import { useAuth, useModal } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** Payload's own timer is stopped this long before the end: it would leave the page and its text. */
const LEAD_MS = 3_000

/** The longest delay of a browser's timer. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** The slug of Payload's dialog that asks in the last minute whether to stay. */
const STAY_MODAL = 'stay-logged-in'

/**
 * Calls `onEnd` when the session that Payload counts down is over; Payload would redirect to its own
 * screen. Its dialog in the last minute still opens.
 */
export function useSessionEnd(onEnd: () => Promise<void>): void {
  const { setUser, tokenExpirationMs, user } = useAuth()
  const { closeModal } = useModal()
  const latest = useRef({ closeModal, onEnd, setUser, user })
  latest.current = { closeModal, onEnd, setUser, user }
  useEffect(() => {
    if (!tokenExpirationMs) return
    const left = tokenExpirationMs - Date.now()
    if (left > MAX_TIMER_MS) return
    const timer = setTimeout(
      () => {
        const { user: current } = latest.current
        if (!current) return
        // Payload sets no timers for a session without an end.
        latest.current.setUser({ user: current, exp: Number.NaN, token: '' })
        latest.current.closeModal(STAY_MODAL)
        // The effect's cleanup must not clear this timer: the line above changes its dependency.
        setTimeout(() => void latest.current.onEnd(), LEAD_MS + 1_000)
      },
      Math.max(left - LEAD_MS, 0),
    )
    return () => clearTimeout(timer)
  }, [tokenExpirationMs])
}
