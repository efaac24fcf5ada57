'use client'

import '../../../auth/sign-in/admin/sign-in.css'
import { send } from '../../../auth/sign-in/admin/send.ts'
import { type FormValues, SmallForm } from '../../../auth/sign-in/admin/small-form.tsx'
import { useMessages } from '../../../i18n/use-messages.ts'
import { MESSAGES } from './messages.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** Whoever has a link for a new password chooses one, and is led on to the second factor. */
export function NewPassword() {
  const { language, t } = useMessages()
  const set = async ({ password, again }: FormValues) => {
    if (password !== again) return t(MESSAGES.differ)
    const body = { token: window.location.hash.slice(1), password }
    const { failure } = await send('POST', '/users/reset-password', language, body)
    if (failure === undefined) window.location.assign('/admin')
    return failure
  }
  return (
    <main className="sign-in">
      <h1>{t(MESSAGES.byLink)}</h1>
      <p>{t(MESSAGES.byLinkText)}</p>
      <SmallForm submit={t(MESSAGES.set)} onSend={set}>
        <NewPasswordFields />
      </SmallForm>
      <p className="sign-in__row">
        <a href="/admin/forgot">{t(MESSAGES.otherLink)}</a>
        <a href="/admin/login">{t(MESSAGES.signIn)}</a>
      </p>
    </main>
  )
}
