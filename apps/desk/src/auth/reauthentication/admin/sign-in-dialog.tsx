'use client'

import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import '../../sign-in/admin/sign-in.css'
import styles from '../../../admin/dialog/dialog.module.css'
import type { SessionState } from '../session-state.ts'
import { signInPath } from './close-page.ts'
import { MESSAGES } from './messages.ts'
import './sign-in-dialog.css'
import { useMessages } from '../../../i18n/use-messages.ts'
import {
  DueFactorForm,
  EnrolElsewhere,
  PasswordForm,
  type SignInFormProps,
} from './sign-in-forms.tsx'

interface SignInDialogProps extends SignInFormProps {
  readonly state: Exclude<SessionState, 'running'>
}

const FORMS = {
  ended: PasswordForm,
  factorDue: DueFactorForm,
  notEnrolled: EnrolElsewhere,
} as const

/**
 * Asks for the sign-in over the page that somebody works on. It hides the page from anyone who finds
 * the machine after the session has ended.
 */
export function SignInDialog(props: SignInDialogProps) {
  const { state } = props
  const { t } = useMessages()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // The heading and not a field: somebody may be typing when the dialog opens.
    heading.current?.focus()
  }, [])
  const Form = state === 'otherAccount' ? undefined : FORMS[state]
  return createPortal(
    <dialog
      ref={dialog}
      className={`sign-in reauthentication ${styles.dialog}`}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      // Chromium closes a dialog at the second Escape even if the page prevents the first.
      onClose={(event) => event.currentTarget.showModal()}
    >
      <h1 id={id} ref={heading} tabIndex={-1}>
        {t(MESSAGES.heading)}
      </h1>
      <p aria-live="polite">{t(MESSAGES[state])}</p>
      {Form && <Form key={state} {...props} />}
      <p className="sign-in__row">
        {state === 'otherAccount' ? (
          <a href="/admin">{t(MESSAGES.toDesk)}</a>
        ) : (
          <a href={signInPath()}>{t(MESSAGES.leave)}</a>
        )}
      </p>
    </dialog>,
    document.body,
  )
}
