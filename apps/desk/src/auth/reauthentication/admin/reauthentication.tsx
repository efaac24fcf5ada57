'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { deleteDraftsOf, sweepDrafts } from '../../../admin/local-drafts/draft-store.ts'
import { guardFetch } from '../guard-fetch.ts'
import { type SessionState, sessionState } from '../session-state.ts'
import { SignInDialog } from './sign-in-dialog.tsx'
import { useSessionEnd } from './use-session-end.ts'

/** The account that the page belongs to. */
interface Owner {
  readonly account: number | string
  readonly email: string
  /** Whether they are wholly signed in; the screens on the way there ask for themselves. */
  readonly canSeeDesk: boolean
}

/** Leaves for the desk's first page, past the question whether unsaved text may go: it is another's. */
function leavePage(): void {
  const silent = (event: Event) => event.stopImmediatePropagation()
  addEventListener('beforeunload', silent, { capture: true })
  location.assign('/admin')
}

/** Known before any part of the page asks the desk for something. */
function useOwner() {
  const { permissions, user } = useAuth()
  const owner = useRef<Owner>(undefined)
  const { id, email } = user ?? {}
  const canSeeDesk = permissions?.canAccessAdmin === true
  useLayoutEffect(() => {
    // A session that ends takes its owner out of Payload's memory, not out of the page's.
    if (id !== undefined) owner.current = { account: id, email: email ?? '', canSeeDesk }
  }, [id, email, canSeeDesk])
  return owner
}

/**
 * Around every page of the desk: when the session has ended, the sign-in opens over the page, and
 * what was refused is asked again (decision 0050).
 */
export function Reauthentication({ children }: { readonly children: ReactNode }) {
  const { fetchFullUser } = useAuth()
  const owner = useOwner()
  const [state, setState] = useState<SessionState>('running')
  const waiting = useRef<PromiseWithResolvers<void>>(undefined)
  const fetchUser = useRef(fetchFullUser)
  fetchUser.current = fetchFullUser

  const onState = useCallback((now: SessionState) => {
    setState(now)
    if (now === 'another') leavePage()
    if (now !== 'running' || !waiting.current) return
    const { resolve } = waiting.current
    waiting.current = undefined
    // Payload counts the new session down from here.
    void fetchUser.current().then(() => resolve())
  }, [])

  /** Whether the session has ended; opens the dialog if so. */
  const hasEnded = useCallback(async () => {
    if (waiting.current) return true
    if (!owner.current?.canSeeDesk) return false
    const now = await sessionState(owner.current.account)
    if (now === 'running') return false
    waiting.current ??= Promise.withResolvers()
    onState(now)
    return true
  }, [onState, owner])

  useLayoutEffect(() => {
    sweepDrafts(localStorage)
    const plain = window.fetch
    window.fetch = guardFetch(plain.bind(window), {
      origin: location.origin,
      hasEnded,
      signIn: () => waiting.current?.promise ?? Promise.resolve(),
      onSignedOut: () => {
        if (owner.current) deleteDraftsOf(localStorage, owner.current.account)
        owner.current = undefined
      },
    })
    const look = () => document.visibilityState === 'visible' && void hasEnded()
    document.addEventListener('visibilitychange', look)
    return () => {
      window.fetch = plain
      document.removeEventListener('visibilitychange', look)
    }
  }, [hasEnded, owner])

  useSessionEnd(async () => {
    // In another tab the session may have been lengthened.
    if (!(await hasEnded())) await fetchUser.current()
  })

  return (
    <>
      {children}
      {state !== 'running' && owner.current && (
        <SignInDialog
          account={owner.current.account}
          email={owner.current.email}
          state={state}
          onState={onState}
        />
      )}
    </>
  )
}
