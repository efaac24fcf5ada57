'use client'

import '../../sign-in/admin/sign-in.css'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { send } from '../../sign-in/admin/send.ts'
import { MESSAGES } from './messages.ts'

/**
 * Completes the sign-in with what the provider wrote into the URL. The desk's own page sends it: a request
 * that begins at another origin would have no cookie of the desk.
 */
export function OpenIdScreen() {
  const { language, t } = useMessages()
  const [failure, setFailure] = useState('')
  const hasBegun = useRef(false)
  useEffect(() => {
    // A return is accepted once, however often React runs the effect.
    if (hasBegun.current) return
    hasBegun.current = true
    const query = window.location.search
    window.history.replaceState(null, '', window.location.pathname)
    void send<{ goTo: string }>('POST', '/users/openid/complete', language, { query }).then(
      (result) => {
        if (result.data) window.location.replace(result.data.goTo)
        else setFailure(result.failure)
      },
    )
  }, [language])
  return (
    <main className="sign-in">
      {failure === '' ? (
        <p role="status">{t(MESSAGES.waiting)}</p>
      ) : (
        <>
          <h1>{t(MESSAGES.failed)}</h1>
          <p className="sign-in__failure" role="alert">
            {failure}
          </p>
          <p className="sign-in__row">
            <a href="/admin/login">{t(MESSAGES.back)}</a>
          </p>
        </>
      )}
    </main>
  )
}
