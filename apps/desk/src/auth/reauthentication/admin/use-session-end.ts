'use client'

import { useAuth, useModal } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** How long before the end Payload's own timer is stopped: it would leave the page and its text. */
const AHEAD_MS = 3_000

/** Longest time that a timer of a browser can be set to. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** Payload's dialog that asks in the last minute whether to stay. */
const STAY_MODAL = 'stay-logged-in'

/**
 * Calls `look` when the session that Payload counts down is over, in the place of Payload's way to
 * its own screen. Its question in the last minute stays.
 */
export function useSessionEnd(look: () => Promise<void>): void {
  const { setUser, tokenExpirationMs, user } = useAuth()
  const { closeModal } = useModal()
  const latest = useRef({ closeModal, look, setUser, user })
  latest.current = { closeModal, look, setUser, user }
  useEffect(() => {
    if (!tokenExpirationMs) return
    const left = tokenExpirationMs - Date.now()
    if (left > MAX_TIMER_MS) return
    const timer = setTimeout(
      () => {
        const { user: current } = latest.current
        if (!current) return
        // Without a time of its end Payload has no timers for a session.
        latest.current.setUser({ user: current, exp: Number.NaN, token: '' })
        latest.current.closeModal(STAY_MODAL)
        // Not cleared with this effect, which ends with the time that it was set for.
        setTimeout(() => void latest.current.look(), AHEAD_MS + 1_000)
      },
      Math.max(left - AHEAD_MS, 0),
    )
    return () => clearTimeout(timer)
  }, [tokenExpirationMs])
}
