'use client'
import { useMessages } from '../../../i18n/use-messages.ts'
import { LabelledInput } from '../../sign-in/admin/labelled-input.tsx'
import { send } from '../../sign-in/admin/send.ts'
import { SmallForm } from '../../sign-in/admin/small-form.tsx'
import { type SessionState, sessionState } from '../session-state.ts'
import { MESSAGES } from './messages.ts'

interface FormProps {
  readonly account: number | string
  readonly email: string
  /** How the session stands after a step was right. */
  readonly onState: (state: SessionState) => void
}

/** The first step: the password of the account whose page it is. */
export function PasswordForm({ account, email, onState }: FormProps) {
  const { language, t } = useMessages()
  const signIn = async (typed: Readonly<Record<string, string>>) => {
    const body = { email: typed['again-email'], password: typed['again-password'] }
    const { failure } = await send('POST', '/users/login', language, body)
    if (failure === undefined) onState(await sessionState(account))
    return failure
  }
  return (
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
  )
}

/** The second step, of an account with one-time codes. */
export function CodeForm({ account, onState }: Omit<FormProps, 'email'>) {
  const { language, t } = useMessages()
  const check = async (typed: Readonly<Record<string, string>>) => {
    const body = { code: typed['again-code'] }
    const { failure } = await send('POST', '/users/codes/check', language, body)
    if (failure === undefined) onState(await sessionState(account))
    return failure
  }
  return (
    <SmallForm submit={t(MESSAGES.goOn)} onSend={check}>
      <LabelledInput
        name="again-code"
        label={t(MESSAGES.code)}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        autoFocus
      />
    </SmallForm>
  )
}

/** For who has no codes any more: they are set up on their own screen, and looked for again. */
export function EnrolElsewhere({ account, onState }: Omit<FormProps, 'email'>) {
  const { t } = useMessages()
  const look = async () => {
    const state = await sessionState(account)
    if (state === 'notEnrolled') return t(MESSAGES.isDue)
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
      <SmallForm submit={t(MESSAGES.goOn)} onSend={look}>
        {null}
      </SmallForm>
    </>
  )
}
