'use client'

import { toast } from '@payloadcms/ui'
import { LabelledInput } from '../../../sign-in/desk/labelled-input.tsx'
import { send } from '../../../sign-in/desk/send.ts'
import { SmallForm } from '../../../sign-in/desk/small-form.tsx'
import { useWords } from '../../../sign-in/desk/use-words.ts'
import { WORDS } from './words.ts'

/** Changes one's own password, with the present one. */
export function OwnPassword() {
  const { w, language } = useWords(WORDS)
  const change = async ({ current, password, again }: Readonly<Record<string, string>>) => {
    if (password !== again) return w('differ')
    const sent = await send('POST', '/users/password', language, { current, password })
    if (sent.failure === undefined) toast.success(w('changed'))
    return sent.failure
  }
  const isNew = { type: 'password', autoComplete: 'new-password', maxLength: 200 }
  return (
    <>
      <h2>{w('password')}</h2>
      <SmallForm submit={w('password')} onSend={change} secondary>
        <LabelledInput
          name="current"
          label={w('current')}
          type="password"
          autoComplete="current-password"
        />
        <LabelledInput name="password" label={w('next')} hint={w('nextHint')} {...isNew} />
        <LabelledInput name="again" label={w('again')} {...isNew} />
      </SmallForm>
    </>
  )
}
