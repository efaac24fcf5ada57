'use client'

import '../../sign-in/admin/sign-in.css'
import { useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { Connection } from '../../openid/admin/connection.tsx'
import { Passkeys } from '../../passkeys/admin/passkeys.tsx'
import { graceText } from '../grace.ts'
import type { FactorsState } from '../session.ts'
import { Codes } from './codes.tsx'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { MESSAGES } from './messages.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

interface FactorsScreenProps extends FactorsState {
  /** The path at the desk that the person wanted to open. */
  readonly goTo: string
}

/** The heading and the text of what someone has to do: set a second factor up, use it, or manage them. */
function introduction(
  state: FactorsState,
): readonly [keyof typeof MESSAGES, keyof typeof MESSAGES] {
  const { hasPassed, isNeeded, mayAddPasskey, mayChange } = state
  if (!mayAddPasskey)
    return hasPassed ? ['confirmHeading', 'confirmText'] : ['askHeading', 'askText']
  if (!hasPassed && !mayChange) return ['protectHeading', 'passkeyNeeded']
  if (!hasPassed || !(state.isEnrolled || state.passkeys.length > 0)) {
    return ['protectHeading', isNeeded ? 'protectNeeded' : 'protectChosen']
  }
  return ['manageHeading', 'manageText']
}

/** What someone has to do about their second factors: set one up, use one, or manage them. */
export function FactorsScreen({ goTo, ...state }: FactorsScreenProps) {
  const { t } = useMessages()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const reload = () => window.location.reload()
  if (recoveryCodes) {
    return (
      <main className="sign-in">
        <RecoveryCodes codes={recoveryCodes} goTo={goTo} />
      </main>
    )
  }
  const [heading, text] = introduction(state)
  return (
    <main className="sign-in">
      <h1>{t(MESSAGES[heading])}</h1>
      <p>{t(MESSAGES[text])}</p>
      {state.grace && <p>{t(graceText(state.grace))}</p>}
      {state.mayAddPasskey ? (
        <>
          <Passkeys passkeys={state.passkeys} isOnlyFactor={!state.isEnrolled} onChanged={reload} />
          {state.mayChange && <Codes {...state} onRecoveryCodes={setRecoveryCodes} />}
          {state.openId && state.hasPassed && state.mayChange && (
            <Connection {...state.openId} onChanged={reload} />
          )}
        </>
      ) : (
        <ConfirmIdentity
          {...state}
          onPassed={() => (state.hasPassed ? reload() : window.location.assign(goTo))}
        />
      )}
      <p className="sign-in__row">
        {state.hasPassed && <a href={goTo}>{t(MESSAGES.back)}</a>}
        <a href="/admin/logout">{t(MESSAGES.signOut)}</a>
      </p>
    </main>
  )
}
