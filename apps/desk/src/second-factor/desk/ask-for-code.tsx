'use client'

import { LabelledInput } from '../../sign-in/desk/labelled-input.tsx'
import { send } from '../../sign-in/desk/send.ts'
import { SmallForm } from '../../sign-in/desk/small-form.tsx'
import { useWords } from '../../sign-in/desk/use-words.ts'
import { WORDS } from './words.ts'

/** The second step of signing in; goes where the person wanted to. */
export function AskForCode({ goTo }: { readonly goTo: string }) {
  const { w, language } = useWords(WORDS)
  const check = async ({ code }: Readonly<Record<string, string>>) => {
    const { failure } = await send('POST', '/users/codes/check', language, { code })
    if (failure === undefined) window.location.assign(goTo)
    return failure
  }
  return (
    <>
      <h1>{w('askHeading')}</h1>
      <p>{w('askText')}</p>
      <SmallForm submit={w('goOn')} onSend={check}>
        <LabelledInput
          name="code"
          label={w('codeOrRecovery')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      </SmallForm>
      <p className="sign-in__row">{w('lost')}</p>
    </>
  )
}
