import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { send } from '../../sign-in/admin/send.ts'
import { MESSAGES } from './messages.ts'

/** Why a browser gave no passkey, as a message; DOMException names by WebAuthn level 3 §5.1. */
function browserFailure(error: unknown): keyof typeof MESSAGES {
  const { name } = error as { readonly name?: string }
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled'
  return name === 'InvalidStateError' ? 'enrolledAlready' : 'failed'
}

const subscribe = () => () => undefined

/** Whether the browser offers passkeys on this page; taken for granted until it can be asked. */
export const useSupport = () => useSyncExternalStore(subscribe, browserSupportsWebAuthn, () => true)

interface Begun<T> {
  readonly options: T
}

/** Uses and sets up passkeys. Both functions resolve to a message for the person if they fail. */
export function usePasskey() {
  const { language, t } = useMessages()

  /** Asks the desk for options, the browser for a response to them, and sends that to the desk. */
  async function exchange<T>(
    [beginPath, endPath]: readonly [string, string],
    respond: (options: T) => Promise<object>,
    body: object = {},
  ): Promise<string | undefined> {
    const begun = await send<Begun<T>>('POST', `/users/passkeys/${beginPath}`, language, {})
    if (begun.data === undefined) return begun.failure
    try {
      const response = await respond(begun.data.options)
      const path = `/users/passkeys/${endPath}`
      return (await send('POST', path, language, { ...body, response })).failure
    } catch (error) {
      return t(MESSAGES[browserFailure(error)])
    }
  }

  return {
    authenticate: (purpose: 'sign-in' | 'check') =>
      exchange<PublicKeyCredentialRequestOptionsJSON>(
        [`${purpose}/begin`, purpose],
        (optionsJSON) => startAuthentication({ optionsJSON }),
      ),
    enrol: (name: string) =>
      exchange<PublicKeyCredentialCreationOptionsJSON>(
        ['begin', 'confirm'],
        (optionsJSON) => startRegistration({ optionsJSON }),
        { name },
      ),
  }
}
