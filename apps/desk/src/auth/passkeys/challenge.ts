import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How long somebody may take to use a passkey; browsers give up after as long. */
export const CHALLENGE_MS = 5 * 60 * 1000

const RANDOM_BYTES = 16
const TIME_BYTES = 8
const TAG_BYTES = 16

/** The desk's secret, and what a challenge is for: `sign-in`, `check 7`, `enrol 7 <session>`. */
interface ChallengeUse {
  readonly secret: string
  readonly purpose: string
}

const tagOf = ({ secret, purpose }: ChallengeUse, body: Uint8Array) =>
  createHmac('sha256', secret)
    .update(`passkey challenge\0${purpose}\0`)
    .update(body)
    .digest()
    .subarray(0, TAG_BYTES)

/**
 * A challenge (WebAuthn level 3 §13.4.3: at least 16 random bytes) that the desk recognises without
 * having stored it: random bytes, the time, and an authentication code of both and the purpose. Whoever
 * accepts it must store its time with the passkey, so that it is accepted once.
 */
export function newChallenge(use: ChallengeUse, now = Date.now()): Uint8Array<ArrayBuffer> {
  const time = Buffer.alloc(TIME_BYTES)
  time.writeBigUInt64BE(BigInt(now))
  const body = Buffer.concat([randomBytes(RANDOM_BYTES), time])
  return new Uint8Array([...body, ...tagOf(use, body)])
}

/** When a challenge (base64url) was issued, in ms; `null` if it is too old or not for this purpose. */
export function challengeTime(use: ChallengeUse, text: string, now = Date.now()): number | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== RANDOM_BYTES + TIME_BYTES + TAG_BYTES) return null
  const body = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES)
  if (!timingSafeEqual(tagOf(use, body), bytes.subarray(body.length))) return null
  const time = Number(body.readBigUInt64BE(RANDOM_BYTES))
  return time <= now && now - time <= CHALLENGE_MS ? time : null
}
