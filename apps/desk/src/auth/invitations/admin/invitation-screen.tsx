'use client'

import '../../sign-in/admin/sign-in.css'
import { useEffect, useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { LabelledInput } from '../../sign-in/admin/labelled-input.tsx'
import { send } from '../../sign-in/admin/send.ts'
import { type FormValues, SmallForm } from '../../sign-in/admin/small-form.tsx'
import { MESSAGES } from './messages.ts'

const tokenFromUrl = () => window.location.hash.slice(1)

/** An invited person enters a name, chooses a password and is signed in. */
export function InvitationScreen() {
  const { language, t } = useMessages()
  const [email, setEmail] = useState('')
  const [failure, setFailure] = useState('')
  useEffect(() => {
    const body = { token: tokenFromUrl() }
    void send<{ email: string }>('POST', '/invitations/look', language, body).then((result) => {
      setEmail(result.data?.email ?? '')
      setFailure(result.failure ?? '')
    })
  }, [language])
  const accept = async ({ name, password, again }: FormValues) => {
    if (password !== again) return t(MESSAGES.differ)
    const body = { token: tokenFromUrl(), name, password }
    const accepted = await send('POST', '/invitations/accept', language, body)
    if (accepted.failure !== undefined) return accepted.failure
    const signedIn = await send('POST', '/users/login', language, { email, password })
    if (signedIn.failure === undefined) window.location.assign('/admin')
    return signedIn.failure
  }
  const newPassword = { type: 'password', autoComplete: 'new-password', maxLength: 200 }
  return (
    <main className="sign-in">
      <h1>{t(MESSAGES.heading)}</h1>
      <p className="sign-in__failure" role="alert">
        {failure}
      </p>
      {email && (
        <>
          <p>
            {t(MESSAGES.yours)} <strong>{email}</strong>
          </p>
          <SmallForm submit={t(MESSAGES.make)} onSend={accept}>
            <LabelledInput
              name="name"
              label={t(MESSAGES.name)}
              hint={t(MESSAGES.nameHint)}
              autoComplete="name"
            />
            <LabelledInput
              name="password"
              label={t(MESSAGES.password)}
              hint={t(MESSAGES.passwordHint)}
              {...newPassword}
            />
            <LabelledInput name="again" label={t(MESSAGES.again)} {...newPassword} />
          </SmallForm>
        </>
      )}
    </main>
  )
}
