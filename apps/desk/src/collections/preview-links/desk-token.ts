import { createHmac, timingSafeEqual } from 'node:crypto'

const PREFIX = 'desk.'

const LIFETIME_S = 12 * 60 * 60

/** A new token is issued when half of the lifetime is over. */
const RENEWAL_S = LIFETIME_S / 2

/** What an editor's preview is bound to. */
interface DeskPreview {
  readonly post: number
  readonly user: number
  /** Digest of the session; the preview ends with it. */
  readonly session: string
  /** Unix seconds. */
  readonly expires: number
  /** Origin of the desk in the editor's browser. */
  readonly origin: string
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`preview\n${text}`).digest('base64url')
}

/** A digest that stands for a session in a token, so that the session's id stays at the desk. */
export function sessionDigest(secret: string, session: string): string {
  return sign(secret, `session\n${session}`).slice(0, 22)
}

/**
 * The token of an editor's preview, signed with the desk's secret (HMAC-SHA-256) and not stored. It
 * stays the same for six hours, so that saving does not reload the preview's frame.
 */
export function deskToken(
  secret: string,
  { post, user, session, origin }: Omit<DeskPreview, 'expires'>,
  now = Date.now(),
): string {
  const expires = (Math.floor(now / 1000 / RENEWAL_S) + 2) * RENEWAL_S
  const claims = [post, user, sessionDigest(secret, session), expires, origin]
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${PREFIX}${text}.${sign(secret, text)}`
}

/** What a token is bound to; `undefined` for an invalid signature and for an expired token. */
export function readDeskToken(
  secret: string,
  token: string,
  now = Date.now(),
): DeskPreview | undefined {
  const isDeskToken = token.startsWith(PREFIX)
  const [text = '', signature = ''] = isDeskToken ? token.slice(PREFIX.length).split('.') : []
  const actual = Buffer.from(signature)
  const expected = Buffer.from(sign(secret, text))
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined
  const [post, user, session, expires, origin] = JSON.parse(
    Buffer.from(text, 'base64url').toString(),
  ) as [number, number, string, number, string]
  return expires * 1000 > now ? { post, user, session, expires, origin } : undefined
}
