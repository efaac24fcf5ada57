'use client'

import { useState } from 'react'
import { LabelledInput } from '../../sign-in/desk/labelled-input.tsx'
import { send } from '../../sign-in/desk/send.ts'
import { SmallForm } from '../../sign-in/desk/small-form.tsx'
import { useWords } from '../../sign-in/desk/use-words.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { WORDS } from './words.ts'

type Typed = Readonly<Record<string, string>>

/** One's codes once they are set up: new recovery codes, or another phone. */
export function Manage({ goTo, left }: { readonly goTo: string; readonly left: number }) {
  const { w, language } = useWords(WORDS)
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} goTo={goTo} />
  const renew = async ({ renewing }: Typed) => {
    type Renewed = { readonly recoveryCodes: readonly string[] }
    const body = { code: renewing }
    const sent = await send<Renewed>('POST', '/users/codes/renew', language, body)
    setCodes(sent.data?.recoveryCodes)
    return sent.failure
  }
  const remove = async ({ removing }: Typed) => {
    const body = { code: removing }
    const { failure } = await send('POST', '/users/codes/remove', language, body)
    if (failure === undefined) window.location.reload()
    return failure
  }
  const field = { autoComplete: 'one-time-code', maxLength: 40, label: w('codeOrRecovery') }
  return (
    <>
      <h1>{w('manageHeading')}</h1>
      <p>
        {w('manageText')} {left}
      </p>
      <h2>{w('renewHeading')}</h2>
      <SmallForm submit={w('renew')} onSend={renew} secondary>
        <LabelledInput name="renewing" {...field} />
      </SmallForm>
      <h2>{w('removeHeading')}</h2>
      <p>{w('removeText')}</p>
      <SmallForm submit={w('remove')} onSend={remove} secondary>
        <LabelledInput name="removing" {...field} />
      </SmallForm>
    </>
  )
}
