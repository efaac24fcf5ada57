'use client'

import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import '../../sign-in/admin/sign-in.css'
import type { SessionState } from '../session-state.ts'
import { MESSAGES } from './messages.ts'
import './sign-in-dialog.css'
import { useMessages } from '../../../i18n/use-messages.ts'
import { CodeForm, EnrolElsewhere, PasswordForm } from './sign-in-forms.tsx'

interface SignInDialogProps {
  readonly account: number | string
  readonly email: string
  readonly state: Exclude<SessionState, 'running'>
  readonly onState: (state: SessionState) => void
}

const FORMS = { ended: PasswordForm, codeDue: CodeForm, notEnrolled: EnrolElsewhere } as const

/**
 * Asks for the sign-in over the page that somebody works on. It covers the page: who finds the
 * machine after the session has ended reads nothing.
 */
export function SignInDialog(props: SignInDialogProps) {
  const { state } = props
  const { t } = useMessages()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // It opens while somebody types: a field would take the rest of their sentence.
    heading.current?.focus()
  }, [])
  const Form = state === 'another' ? undefined : FORMS[state]
  const redirect = encodeURIComponent(location.pathname)
  return createPortal(
    <dialog
      ref={dialog}
      className="sign-in reauthentication"
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      // Chromium closes a dialog at the second Escape, whatever its page says.
      onClose={(event) => event.currentTarget.showModal()}
    >
      <h1 id={id} ref={heading} tabIndex={-1}>
        {t(MESSAGES.heading)}
      </h1>
      <p aria-live="polite">{t(MESSAGES[state])}</p>
      {Form && <Form key={state} {...props} />}
      <p className="sign-in__row">
        {state === 'another' ? (
          <a href="/admin">{t(MESSAGES.toDesk)}</a>
        ) : (
          <a href={`/admin/login?redirect=${redirect}`}>{t(MESSAGES.leave)}</a>
        )}
      </p>
    </dialog>,
    document.body,
  )
}
