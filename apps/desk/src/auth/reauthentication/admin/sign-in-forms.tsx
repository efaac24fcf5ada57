'use client'
import { useMessages } from '../../../i18n/use-messages.ts'
import { CodeForm } from '../../second-factor/admin/code-form.tsx'
import { LabelledInput } from '../../sign-in/admin/labelled-input.tsx'
import { send } from '../../sign-in/admin/send.ts'
import { type FormValues, SmallForm } from '../../sign-in/admin/small-form.tsx'
import { type SessionState, sessionState } from '../session-state.ts'
import { MESSAGES } from './messages.ts'

export interface SignInFormProps {
  readonly account: number | string
  readonly email: string
  /** Called with the state of the session after a successful step. */
  readonly onState: (state: SessionState) => void
}

/** The first step: the password of the account that the page belongs to. */
export function PasswordForm({ account, email, onState }: SignInFormProps) {
  const { language, t } = useMessages()
  const signIn = async (values: FormValues) => {
    const body = { email: values['again-email'], password: values['again-password'] }
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

/** The second step, for an account with one-time codes. */
export function DueCodeForm({ account, onState }: SignInFormProps) {
  const onPassed = async () => onState(await sessionState(account))
  return <CodeForm name="again-code" autoFocus onPassed={onPassed} />
}

/** For an account without codes: they are set up in another tab, then this form checks again. */
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
