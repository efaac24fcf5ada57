'use client'

import { useMessages } from '../../../i18n/use-messages.ts'
import { PasskeyButton } from '../../passkeys/admin/passkey-button.tsx'
import type { FactorsState } from '../session.ts'
import { CodeForm } from './code-form.tsx'
import { MESSAGES } from './messages.ts'

interface ConfirmIdentityProps
  extends Pick<FactorsState, 'isEnrolled' | 'isOpenedByCodes' | 'passkeys'> {
  /** The name of the input for a code. */
  readonly name?: string
  readonly autoFocus?: boolean
  readonly onPassed: () => void | Promise<void>
}

/** The second step of signing in, by whatever the account has: a passkey, a code. */
export function ConfirmIdentity(props: ConfirmIdentityProps) {
  const { isEnrolled, isOpenedByCodes, passkeys, name = 'code', autoFocus, onPassed } = props
  const { t } = useMessages()
  const hasPasskey = passkeys.length > 0
  return (
    <>
      {hasPasskey && <PasskeyButton purpose="check" onPassed={onPassed} />}
      {isEnrolled && (isOpenedByCodes || !hasPasskey) && (
        <>
          {hasPasskey && <h2>{t(MESSAGES.codeInstead)}</h2>}
          <p>{t(MESSAGES.codeText)}</p>
          <CodeForm name={name} autoFocus={autoFocus} secondary={hasPasskey} onPassed={onPassed} />
        </>
      )}
      <p className="sign-in__row">{t(MESSAGES.lost)}</p>
    </>
  )
}
