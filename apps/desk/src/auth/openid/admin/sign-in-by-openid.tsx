import '../../sign-in/admin/sign-in.css'
import type { ServerProps } from 'payload'
import { messagesFor } from '../../../i18n/messages.ts'
import { openIdSettings } from '../provider.ts'
import { MESSAGES } from './messages.ts'
import { OpenIdButton } from './openid-button.tsx'

/** Below the sign-in form: the way in by the ministry's own sign-in, where it is set up. */
export function SignInByOpenId(props: ServerProps) {
  const { payload, searchParams } = props
  if (!openIdSettings(payload)) return null
  const { redirect } = searchParams ?? {}
  return (
    <div className="sign-in sign-in__other-way">
      <p>{messagesFor(props).t(MESSAGES.or)}</p>
      <OpenIdButton purpose="signIn" goTo={typeof redirect === 'string' ? redirect : '/admin'} />
    </div>
  )
}
