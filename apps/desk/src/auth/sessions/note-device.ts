import { trackPending } from '@gaashaan/runtime/stopping'
import {
  type CollectionAfterDeleteHook,
  generateCookie,
  type PayloadRequest,
  parseCookies,
} from 'payload'
import { forwardedIp } from '../../http-security/forwarded-headers.ts'
import { deskMailer } from '../../mail/desk-mail.ts'
import type { User } from '../../payload-types.ts'
import { newToken, tokenDigest } from '../invitations/token.ts'
import { updateAtomically } from '../update-atomically.ts'
import { newDeviceEmail } from './device-email.ts'
import { deviceLabel } from './device-label.ts'

/** The cookie by which a browser is known again. It opens nothing. By HTTPS its name has a prefix. */
export const DEVICE_COOKIE = 'gaashaan-device'

const isSecure = ({ payload }: PayloadRequest) => payload.config.serverURL.startsWith('https:')

/** Browsers take a cookie of this prefix from this very host alone, over HTTPS (RFC 6265bis §4.1.3.2). */
const cookieName = (req: PayloadRequest) => `${isSecure(req) ? '__Host-' : ''}${DEVICE_COOKIE}`

/** A browser that was not used for this long is a new one. */
const KNOWN_MS = 365 * 24 * 60 * 60 * 1000

const collection = 'devices'

const tokenOf = (req: PayloadRequest) => parseCookies(req.headers).get(cookieName(req)) ?? ''

const isToken = (text: string) => /^[\w-]{43}$/.test(text)

/** Adds the cookie to the response of a request, whichever endpoint answers it. */
function setCookie(req: PayloadRequest, value: string): void {
  const cookie = generateCookie<string>({
    name: cookieName(req),
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(req),
    maxAge: KNOWN_MS / 1000,
    returnCookieAsObject: false,
  })
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', cookie)
}

function mailOwner(req: PayloadRequest, { email }: User): void {
  const { payload, headers } = req
  const sendMail = deskMailer(payload)
  if (!sendMail) return
  const device = deviceLabel(headers.get('user-agent'))
  const mail = newDeviceEmail(payload, email, { device, from: forwardedIp(req), at: new Date() })
  void trackPending(
    sendMail(mail).catch((err: unknown) => {
      payload.logger.error({ err, msg: 'An e-mail about a new device was not sent' })
    }),
  )
}

/**
 * Tells the owner of an account by mail when it was signed in by a browser that never did before. The
 * first browser of an account is no news.
 */
export async function noteDevice(req: PayloadRequest, user: User): Promise<void> {
  const { payload } = req
  const byAccount = { account: { equals: user.id } }
  const usedAt = new Date().toISOString()
  const present = tokenOf(req)
  const token = isToken(present) ? present : newToken()
  const digest = tokenDigest(token)
  const where = { and: [byAccount, { digest: { equals: digest } }] }
  setCookie(req, token)
  if ((await updateAtomically(payload, collection, where, { usedAt }, req)) !== null) return
  const forgotten = { usedAt: { less_than: new Date(Date.now() - KNOWN_MS).toISOString() } }
  await payload.db.deleteMany({ collection, where: { and: [byAccount, forgotten] }, req })
  const { totalDocs } = await payload.db.count({ collection, where: byAccount, req })
  await payload.db.create({ collection, data: { account: user.id, digest, usedAt }, req })
  if (totalDocs > 0) mailOwner(req, user)
}

/** Forgets the browsers of a deleted account. */
export const deleteDevices: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection, where: { account: { equals: Number(id) } }, req })
}
