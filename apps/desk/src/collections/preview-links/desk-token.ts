import { createHmac, timingSafeEqual } from 'node:crypto'

const KIND = 'desk.'

/** Hours for which the editor's own preview is good; a new token comes when half of them are over. */
const HOURS = 12
const HALF = (HOURS / 2) * 3_600

/** What an editor's own preview is bound to. */
export interface DeskPreview {
  readonly post: number
  readonly user: number
  /** A mark of the session: the preview ends with it. */
  readonly session: string
  /** Unix seconds. */
  readonly expires: number
  /** Origin of the desk in the editor's browser. */
  readonly origin: string
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`preview\n${text}`).digest('base64url')
}

/** A session's mark in a token: the session's own number stays at the desk. */
export function sessionMark(secret: string, session: string): string {
  return sign(secret, `session\n${session}`).slice(0, 22)
}

/**
 * The token of an editor's preview. It is the same for six hours, so that the frame stays as it is
 * while the editor saves, and nothing of it is kept: the signature (HMAC-SHA-256 with the desk's
 * secret) says that it is ours.
 */
export function deskToken(
  secret: string,
  editor: {
    readonly post: number
    readonly user: number
    readonly session: string
    readonly origin: string
  },
  now = Date.now(),
): string {
  const { post, user, session, origin } = editor
  const expires = (Math.floor(now / 1000 / HALF) + 2) * HALF
  const bound = [post, user, sessionMark(secret, session), expires, origin]
  const text = Buffer.from(JSON.stringify(bound)).toString('base64url')
  return `${KIND}${text}.${sign(secret, text)}`
}

/** What a token is bound to; `undefined` when we have not made it or its time is over. */
export function readDeskToken(
  secret: string,
  token: string,
  now = Date.now(),
): DeskPreview | undefined {
  const [text = '', mark = ''] = token.startsWith(KIND) ? token.slice(KIND.length).split('.') : []
  const given = Buffer.from(mark)
  const ours = Buffer.from(sign(secret, text))
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return undefined
  const [post, user, session, expires, origin] = JSON.parse(
    Buffer.from(text, 'base64url').toString(),
  ) as [number, number, string, number, string]
  return expires * 1000 > now ? { post, user, session, expires, origin } : undefined
}
