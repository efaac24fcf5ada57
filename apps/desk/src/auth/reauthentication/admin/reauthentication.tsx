'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { deleteAccountDrafts, sweepDrafts } from '../../../admin/local-drafts/draft-store.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { guardFetch } from '../guard-fetch.ts'
import { type SessionState, sessionState } from '../session-state.ts'
import { closePage, leavePage } from './close-page.ts'
import { SignInDialog } from './sign-in-dialog.tsx'
import { useSessionEnd } from './use-session-end.ts'

/** The account that the page belongs to. */
interface Owner {
  readonly account: number | string
  readonly email: string
  /** Whether the sign-in is complete; the screens before that handle the session themselves. */
  readonly canSeeDesk: boolean
}

/**
 * How long the page waits behind the dialog: long enough to fetch the phone with the codes, too short
 * for whoever finds a machine that was left.
 */
const MAX_SIGN_IN_MS = 10 * 60 * 1000

/** Tells the other tabs which account has signed out. */
const SIGN_OUT_CHANNEL = 'gaashaan-sign-out'

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
  const { language } = useMessages()
  const latestLanguage = useRef(language)
  latestLanguage.current = language

  const onState = useCallback((newState: SessionState) => {
    setState(newState)
    if (newState === 'otherAccount') leavePage('/admin')
    if (newState !== 'running' || !pendingSignIn.current) return
    const { resolve } = pendingSignIn.current
    pendingSignIn.current = undefined
    // Payload starts its countdown of the new session here.
    void fetchUser.current().then(() => resolve())
  }, [])

  const onEnded = useCallback(
    (newState: SessionState) => {
      pendingSignIn.current ??= Promise.withResolvers()
      onState(newState)
    },
    [onState],
  )

  /** Whether the session has ended; opens the dialog if so. */
  const hasEnded = useCallback(
    async (ifUnreachable?: 'ended') => {
      if (pendingSignIn.current) return true
      if (!owner.current?.canSeeDesk) return false
      const newState = await sessionState(owner.current.account, fetch, ifUnreachable)
      if (newState === 'running') return false
      onEnded(newState)
      return true
    },
    [onEnded, owner],
  )

  const isOver = state !== 'running'
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => void closePage(latestLanguage.current), MAX_SIGN_IN_MS)
    return () => clearTimeout(timer)
  }, [isOver])

  useLayoutEffect(() => {
    sweepDrafts(localStorage)
    const signOuts = new BroadcastChannel(SIGN_OUT_CHANNEL)
    signOuts.onmessage = ({ data: account }) => {
      if (owner.current?.account !== account) return
      // The dialog covers the page until it is gone.
      onEnded('ended')
      void closePage(latestLanguage.current)
    }
    const originalFetch = window.fetch
    window.fetch = guardFetch(originalFetch.bind(window), {
      origin: location.origin,
      hasEnded: () => hasEnded(),
      signIn: () => pendingSignIn.current?.promise ?? Promise.resolve(),
      onSignedOut: () => {
        if (owner.current) {
          deleteAccountDrafts(localStorage, owner.current.account)
          signOuts.postMessage(owner.current.account)
        }
        owner.current = undefined
        // Payload would stay in this document, where the way back leads to what was readable before.
        leavePage('/admin/login')
        return new Promise(() => {})
      },
    })
    const checkSession = () => document.visibilityState === 'visible' && void hasEnded()
    document.addEventListener('visibilitychange', checkSession)
    return () => {
      window.fetch = originalFetch
      signOuts.close()
      document.removeEventListener('visibilitychange', checkSession)
    }
  }, [hasEnded, onEnded, owner])

  useSessionEnd(async () => {
    // Another tab may have extended the session.
    if (!(await hasEnded('ended'))) await fetchUser.current()
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
