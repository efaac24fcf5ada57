'use client'

import { useMessages } from '../../../i18n/use-messages.ts'
import { LabelledInput } from '../../sign-in/admin/labelled-input.tsx'
import { send } from '../../sign-in/admin/send.ts'
import { SmallForm } from '../../sign-in/admin/small-form.tsx'
import { MESSAGES } from './messages.ts'

/** The second step of signing in; goes where the person wanted to. */
export function AskForCode({ goTo }: { readonly goTo: string }) {
  const { language, t } = useMessages()
  const check = async ({ code }: Readonly<Record<string, string>>) => {
    const { failure } = await send('POST', '/users/codes/check', language, { code })
    if (failure === undefined) window.location.assign(goTo)
    return failure
  }
  return (
    <>
      <h1>{t(MESSAGES.askHeading)}</h1>
      <p>{t(MESSAGES.askText)}</p>
      <SmallForm submit={t(MESSAGES.goOn)} onSend={check}>
        <LabelledInput
          name="code"
          label={t(MESSAGES.codeOrRecovery)}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      </SmallForm>
      <p className="sign-in__row">{t(MESSAGES.lost)}</p>
    </>
  )
}
