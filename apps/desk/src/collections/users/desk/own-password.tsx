'use client'

import '../../../sign-in/desk/sign-in.css'
import { useState } from 'react'
import { LabelledInput } from '../../../sign-in/desk/labelled-input.tsx'
import { send } from '../../../sign-in/desk/send.ts'
import { SmallForm } from '../../../sign-in/desk/small-form.tsx'
import { useWords } from '../../../sign-in/desk/use-words.ts'
import { WORDS } from './words.ts'

/** Changes one's own password, with the present one. */
export function OwnPassword() {
  const { w, language } = useWords(WORDS)
  const [isChanged, setChanged] = useState(false)
  const change = async ({ current, password, again }: Readonly<Record<string, string>>) => {
    if (password !== again) return w('differ')
    const sent = await send('POST', '/users/password', language, { current, password })
    setChanged(sent.failure === undefined)
    return sent.failure
  }
  const isNew = { type: 'password', autoComplete: 'new-password', maxLength: 200 }
  return (
    <main className="sign-in">
      <h1>{w('password')}</h1>
      <SmallForm submit={w('password')} onSend={change}>
        <LabelledInput
          name="current"
          label={w('current')}
          type="password"
          autoComplete="current-password"
        />
        <LabelledInput name="password" label={w('next')} hint={w('nextHint')} {...isNew} />
        <LabelledInput name="again" label={w('again')} {...isNew} />
      </SmallForm>
      <output className="sign-in__row">{isChanged && w('changed')}</output>
      <p className="sign-in__row">
        <a href="/admin/account">{w('back')}</a>
      </p>
    </main>
  )
}
