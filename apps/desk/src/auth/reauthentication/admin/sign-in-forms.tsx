'use client'
import { useEffect, useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { PasskeyButton } from '../../passkeys/admin/passkey-button.tsx'
import { ConfirmIdentity } from '../../second-factor/admin/confirm-identity.tsx'
import { LabelledInput } from '../../sign-in/admin/labelled-input.tsx'
import { send } from '../../sign-in/admin/send.ts'
import { type FormValues, SmallForm } from '../../sign-in/admin/small-form.tsx'
import { type Factors, type SessionState, sessionState } from '../session-state.ts'
import { MESSAGES } from './messages.ts'

export interface SignInFormProps {
  readonly account: number | string
  readonly email: string
  /** Called with the state of the session after a successful step. */
  readonly onState: (state: SessionState) => void
}

/** The first step: the password of the account that the page belongs to, or a passkey for both steps. */
export function PasswordForm({ account, email, onState }: SignInFormProps) {
  const { language, t } = useMessages()
  const signIn = async (values: FormValues) => {
    const body = { email: values['again-email'], password: values['again-password'] }
    const { failure } = await send('POST', '/users/login', language, body)
    if (failure === undefined) onState(await sessionState(account))
    return failure
  }
  const onPassed = async () => onState(await sessionState(account))
  return (
    <>
      <SmallForm submit={t(MESSAGES.signIn)} onSend={signIn}>
        <LabelledInput
          name="again-email"
          label={t(MESSAGES.email)}
          type="email"
          autoComplete="username"
          defaultValue={email}
        />
        <LabelledInput
          name="again-password"
          label={t(MESSAGES.password)}
          type="password"
          autoComplete="current-password"
        />
      </SmallForm>
      <div className="sign-in__other-way">
        <PasskeyButton purpose="sign-in" secondary onPassed={onPassed} />
      </div>
    </>
  )
}

/** The second step, by whatever the account has. */
export function DueFactorForm({ account, onState }: SignInFormProps) {
  const { language } = useMessages()
  const [factors, setFactors] = useState<Factors>()
  useEffect(() => {
    void send<Factors>('GET', '/users/codes', language).then(({ data }) => setFactors(data))
  }, [language])
  if (factors === undefined) return null
  const onPassed = async () => onState(await sessionState(account))
  return <ConfirmIdentity {...factors} name="again-code" autoFocus onPassed={onPassed} />
}

/** For an account without a second factor: one is set up in another tab, then this form checks again. */
export function EnrolElsewhere({ account, onState }: SignInFormProps) {
  const { t } = useMessages()
  const checkAgain = async () => {
    const state = await sessionState(account)
    if (state === 'notEnrolled') return t(MESSAGES.notSetUp)
    onState(state)
    return undefined
  }
  return (
    <>
      <p>
        <a href="/admin/codes" target="_blank" rel="noreferrer">
          {t(MESSAGES.setUp)}
        </a>
      </p>
      <SmallForm submit={t(MESSAGES.goOn)} onSend={checkAgain}>
        {null}
      </SmallForm>
    </>
  )
}
