import {
  type AuthenticationResponseJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'
import type { Passkey } from '../../payload-types.ts'
import { challengeTime } from './challenge.ts'
import { findPasskey, storeCopied, storeUse } from './passkey-store.ts'
import { relyingParty } from './relying-party.ts'

/** The result of a check: the passkey that was accepted, or why none was. */
export type PasskeyCheck =
  | { readonly outcome: 'passkey'; readonly passkey: Passkey }
  | { readonly outcome: 'wrong' | 'copied'; readonly passkey: Passkey }
  | { readonly outcome: 'unknown' }

interface Expected {
  /** What the challenge was issued for. */
  readonly purpose: string
  /** The account that must own the passkey; any may without it. */
  readonly account?: number
  /** Whether the authenticator must have checked who used it: by a PIN, a finger, a face. */
  readonly isUserVerified: boolean
}

/** The signature counter and the challenge's time of a right response; `undefined` for any other. */
async function verify(
  req: PayloadRequest,
  passkey: Passkey,
  response: AuthenticationResponseJSON,
  { purpose, isUserVerified }: Expected,
) {
  const { id, origin } = relyingParty(req)
  const challenge: { time: number | null } = { time: null }
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (text) => {
        challenge.time = challengeTime({ secret: req.payload.secret, purpose }, text)
        return challenge.time !== null
      },
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: isUserVerified,
      credential: {
        id: passkey.credential,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // The counter is compared here, where a copied key is told from a wrong response.
        counter: 0,
      },
    })
    if (!verified || challenge.time === null) return undefined
    return { counter: authenticationInfo.newCounter, challengeAt: challenge.time }
  } catch {
    // The library throws for whatever is wrong: the origin, the challenge, a response of no shape.
    return undefined
  }
}

/** Whether a counter says that there are two of a key (WebAuthn level 3 §6.1.1). */
const isCopy = (before: number, after: number) => (before > 0 || after > 0) && after <= before

/** The credential id of a response, and the account that its authenticator stored with it. */
function readResponse(input: unknown): { id: string; userHandle?: string } {
  const { id, response } = (input ?? {}) as Partial<AuthenticationResponseJSON>
  const userHandle = response?.userHandle
  return { id: typeof id === 'string' ? id.slice(0, 1400) : '', ...(userHandle && { userHandle }) }
}

/** The account that authenticators store with a passkey, in base64url (WebAuthn's user handle). */
export const userHandleOf = (account: number) => Buffer.from(String(account)).toString('base64url')

/** Checks the response of an authenticator (WebAuthn level 3 §7.2). Each is accepted once. */
export async function checkPasskey(
  req: PayloadRequest,
  input: unknown,
  expected: Expected,
): Promise<PasskeyCheck> {
  const { payload } = req
  const { id, userHandle } = readResponse(input)
  const passkey = await findPasskey(payload, id)
  const owner = expected.account ?? passkey?.account
  if (passkey === null || passkey.account !== owner) return { outcome: 'unknown' }
  if (passkey.copiedAt) return { outcome: 'copied', passkey }
  if (userHandle !== undefined && userHandle !== userHandleOf(owner)) {
    return { outcome: 'wrong', passkey }
  }
  const use = await verify(req, passkey, input as AuthenticationResponseJSON, expected)
  if (use === undefined) return { outcome: 'wrong', passkey }
  if (isCopy(passkey.counter, use.counter)) {
    await storeCopied(payload, passkey)
    return { outcome: 'copied', passkey }
  }
  const isStored = await storeUse(payload, passkey, use)
  return isStored ? { outcome: 'passkey', passkey } : { outcome: 'wrong', passkey }
}
