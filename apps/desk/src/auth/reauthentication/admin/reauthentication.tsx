'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { deleteAccountDrafts, sweepDrafts } from '../../../admin/local-drafts/draft-store.ts'
import { guardFetch } from '../guard-fetch.ts'
import { type SessionState, sessionState } from '../session-state.ts'
import { SignInDialog } from './sign-in-dialog.tsx'
import { useSessionEnd } from './use-session-end.ts'

/** The account that the page belongs to. */
interface Owner {
  readonly account: number | string
  readonly email: string
  /** Whether the sign-in is complete; the screens before that handle the session themselves. */
  readonly canSeeDesk: boolean
}

/** Goes to the dashboard without asking about unsaved changes, which are somebody else's. */
function leavePage(): void {
  const suppress = (event: Event) => event.stopImmediatePropagation()
  addEventListener('beforeunload', suppress, { capture: true })
  location.assign('/admin')
}

/** The owner of the page, set before any part of it sends a request. */
function useOwner() {
  const { permissions, user } = useAuth()
  const owner = useRef<Owner>(undefined)
  const { id, email } = user ?? {}
  const canSeeDesk = permissions?.canAccessAdmin === true
  useLayoutEffect(() => {
    // When a session ends, Payload forgets its user; the page still belongs to them.
    if (id !== undefined) owner.current = { account: id, email: email ?? '', canSeeDesk }
  }, [id, email, canSeeDesk])
  return owner
}

/**
 * Wraps every page of the desk: when the session has ended, a sign-in dialog opens over the page, and
 * refused requests are repeated after it (decision 0050).
 */
export function Reauthentication({ children }: { readonly children: ReactNode }) {
  const { fetchFullUser } = useAuth()
  const owner = useOwner()
  const [state, setState] = useState<SessionState>('running')
  const pendingSignIn = useRef<PromiseWithResolvers<void>>(undefined)
  const fetchUser = useRef(fetchFullUser)
  fetchUser.current = fetchFullUser

  const onState = useCallback((newState: SessionState) => {
    setState(newState)
    if (newState === 'otherAccount') leavePage()
    if (newState !== 'running' || !pendingSignIn.current) return
    const { resolve } = pendingSignIn.current
    pendingSignIn.current = undefined
    // Payload starts its countdown of the new session here.
    void fetchUser.current().then(() => resolve())
  }, [])

  /** Whether the session has ended; opens the dialog if so. */
  const hasEnded = useCallback(async () => {
    if (pendingSignIn.current) return true
    if (!owner.current?.canSeeDesk) return false
    const newState = await sessionState(owner.current.account)
    if (newState === 'running') return false
    pendingSignIn.current ??= Promise.withResolvers()
    onState(newState)
    return true
  }, [onState, owner])

  useLayoutEffect(() => {
    sweepDrafts(localStorage)
    const originalFetch = window.fetch
    window.fetch = guardFetch(originalFetch.bind(window), {
      origin: location.origin,
      hasEnded,
      signIn: () => pendingSignIn.current?.promise ?? Promise.resolve(),
      onSignedOut: () => {
        if (owner.current) deleteAccountDrafts(localStorage, owner.current.account)
        owner.current = undefined
      },
    })
    const checkSession = () => document.visibilityState === 'visible' && void hasEnded()
    document.addEventListener('visibilitychange', checkSession)
    return () => {
      window.fetch = originalFetch
      document.removeEventListener('visibilitychange', checkSession)
    }
  }, [hasEnded, owner])

  useSessionEnd(async () => {
    // Another tab may have extended the session.
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
