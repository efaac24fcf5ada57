import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Flags of authenticator data (WebAuthn level 3 §6.1). */
const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

interface Options {
  readonly challenge: string
}

/** What a test changes about an authenticator and the browser that uses it. */
export interface Behaviour {
  readonly origin?: string
  readonly host?: string
  readonly isUserVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string
}

/**
 * An authenticator with one key (ES256), as a browser shows it to a page. It counts its uses, as
 * security keys do; a test sets the counter of a copy.
 */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let uses = 0

  const clientData = (type: string, { challenge }: Options, { origin = 'http://desk.example' }) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(flags: number, { host = 'desk.example', ...behaviour }: Behaviour) {
    uses += 1
    const verified = behaviour.isUserVerified === false ? 0 : VERIFIED
    const data = Buffer.alloc(37)
    data.set(sha256(host))
    data.writeUInt8(flags | PRESENT | verified, 32)
    data.writeUInt32BE(behaviour.counter ?? uses, 33)
    return data
  }

  const response = (content: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response: content,
  })

  return {
    /** Makes the key, as `navigator.credentials.create` does. */
    register(options: Options, behaviour: Behaviour = {}) {
      const length = Buffer.alloc(18)
      length.writeUInt16BE(id.length, 16)
      // COSE_Key (RFC 9052 §7): an elliptic curve key for ES256 on P-256.
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const authData = Buffer.concat([
        authenticatorData(WITH_CREDENTIAL, behaviour),
        length,
        id,
        isoCBOR.encode(key),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return response({
        clientDataJSON: base64url(clientData('webauthn.create', options, behaviour)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      })
    },

    /** Signs a challenge, as `navigator.credentials.get` does. */
    sign(options: Options, behaviour: Behaviour = {}) {
      const data = authenticatorData(0, behaviour)
      const client = clientData('webauthn.get', options, behaviour)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return response({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        ...(behaviour.userHandle && { userHandle: base64url(behaviour.userHandle) }),
      })
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
