'use client'

import '../../sign-in/admin/sign-in.css'
import { useSearchParams } from 'next/navigation'
import { getSafeRedirect } from 'payload/shared'
import { useMessages } from '../../../i18n/use-messages.ts'
import { MESSAGES } from './messages.ts'
import { PasskeyButton } from './passkey-button.tsx'

/** Below the sign-in form: the way in without a password. */
export function SignInByPasskey() {
  const { t } = useMessages()
  const redirectTo = useSearchParams().get('redirect') ?? '/admin'
  const goTo = getSafeRedirect({ fallbackTo: '/admin', redirectTo })
  return (
    <div className="sign-in sign-in__other-way">
      <p>{t(MESSAGES.or)}</p>
      <PasskeyButton purpose="sign-in" secondary onPassed={() => window.location.assign(goTo)} />
    </div>
  )
}
