import { type CollectionRefreshHook, Forbidden } from 'payload'
import { MAX_SESSION_MS } from '../../access/passed-sign-in.ts'
import type { User } from '../../payload-types.ts'
import { MAX_IDLE_SECONDS } from './rules.ts'
import { signSessionToken } from './sessions.ts'

/**
 * Extends a session that is used, but not beyond `MAX_SESSION_MS` after its start. Payload would
 * always extend it by the whole idle time.
 */
export const absoluteSessionTimeout: CollectionRefreshHook = async ({ args: { req }, user }) => {
  const sid = (req.user as { _sid?: string } | null)?._sid
  const session = (user as User).sessions?.find(({ id }) => id === sid)
  const endsAt = Date.parse(session?.createdAt ?? '') + MAX_SESSION_MS
  const secondsLeft = Math.floor((endsAt - Date.now()) / 1000)
  if (!sid || !req.user || !(secondsLeft > 0)) throw new Forbidden(req.t)
  const seconds = Math.min(MAX_IDLE_SECONDS, secondsLeft)
  const { exp, token } = await signSessionToken(req.payload, req.user as User, sid, seconds)
  return { exp, refreshedToken: token, setCookie: true, user }
}
