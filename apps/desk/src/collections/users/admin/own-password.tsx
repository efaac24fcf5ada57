'use client'

import '../../../auth/sign-in/admin/sign-in.css'
import { useState } from 'react'
import { LabelledInput } from '../../../auth/sign-in/admin/labelled-input.tsx'
import { send } from '../../../auth/sign-in/admin/send.ts'
import { SmallForm } from '../../../auth/sign-in/admin/small-form.tsx'
import { useMessages } from '../../../i18n/use-messages.ts'
import { MESSAGES } from './messages.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** The form for changing one's own password. It asks for the present one. */
export function OwnPassword() {
  const { language, t } = useMessages()
  const [isChanged, setChanged] = useState(false)
  const change = async ({ current, password, again }: Readonly<Record<string, string>>) => {
    if (password !== again) return t(MESSAGES.differ)
    const { failure } = await send('POST', '/users/password', language, { current, password })
    setChanged(failure === undefined)
    return failure
  }
  return (
    <main className="sign-in">
      <h1>{t(MESSAGES.password)}</h1>
      <SmallForm submit={t(MESSAGES.password)} onSend={change}>
        <LabelledInput
          name="current"
          label={t(MESSAGES.current)}
          type="password"
          autoComplete="current-password"
        />
        <NewPasswordFields />
      </SmallForm>
      <output className="sign-in__row">{isChanged && t(MESSAGES.changed)}</output>
      <p className="sign-in__row">
        <a href="/admin/account">{t(MESSAGES.back)}</a>
      </p>
    </main>
  )
}
