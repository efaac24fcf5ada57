'use client'

import '../../sign-in/desk/sign-in.css'
import { useEffect, useState } from 'react'
import { LabelledInput } from '../../sign-in/desk/labelled-input.tsx'
import { send } from '../../sign-in/desk/send.ts'
import { SmallForm } from '../../sign-in/desk/small-form.tsx'
import { useWords } from '../../sign-in/desk/use-words.ts'
import { WORDS } from './words.ts'

const tokenHere = () => window.location.hash.slice(1)

/** Someone who was invited says who they are and chooses a password, and is signed in. */
export function InvitationScreen() {
  const { w, language } = useWords(WORDS)
  const [email, setEmail] = useState('')
  const [failure, setFailure] = useState('')
  useEffect(() => {
    const body = { token: tokenHere() }
    void send<{ email: string }>('POST', '/invitations/look', language, body).then((sent) => {
      setEmail(sent.data?.email ?? '')
      setFailure(sent.failure ?? '')
    })
  }, [language])
  const accept = async ({ name, password, again }: Readonly<Record<string, string>>) => {
    if (password !== again) return w('differ')
    const body = { token: tokenHere(), name, password }
    const accepted = await send('POST', '/invitations/accept', language, body)
    if (accepted.failure !== undefined) return accepted.failure
    const signedIn = await send('POST', '/users/login', language, { email, password })
    if (signedIn.failure === undefined) window.location.assign('/admin')
    return signedIn.failure
  }
  const isNew = { type: 'password', autoComplete: 'new-password', maxLength: 200 }
  return (
    <main className="sign-in">
      <h1>{w('heading')}</h1>
      <p className="sign-in__failure" role="alert">
        {failure}
      </p>
      {email && (
        <>
          <p>
            {w('yours')} <strong>{email}</strong>
          </p>
          <SmallForm submit={w('make')} onSend={accept}>
            <LabelledInput name="name" label={w('name')} hint={w('nameHint')} autoComplete="name" />
            <LabelledInput
              name="password"
              label={w('password')}
              hint={w('passwordHint')}
              {...isNew}
            />
            <LabelledInput name="again" label={w('again')} {...isNew} />
          </SmallForm>
        </>
      )}
    </main>
  )
}
