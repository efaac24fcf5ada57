import { type CollectionConfig, Forbidden, getFieldsToSign, jwtSign } from 'payload'
import { MAX_SESSION_MS } from '../../access/passed-sign-in.ts'
import type { User } from '../../payload-types.ts'
import { IDLE_SECONDS } from './rules.ts'

type RefreshHook = NonNullable<NonNullable<CollectionConfig['hooks']>['refresh']>[number]

/**
 * Lengthens a session that is used, and none beyond a day after its beginning: the token that Payload
 * would give for another eight hours is given for what is left.
 */
export const absoluteSessionTimeout: RefreshHook = async ({ args: { collection, req }, user }) => {
  const sid = (req.user as { _sid?: string } | null)?._sid
  const session = (user as User).sessions?.find(({ id }) => id === sid)
  const over = Date.parse(session?.createdAt ?? '') + MAX_SESSION_MS
  const secondsLeft = Math.floor((over - Date.now()) / 1000)
  if (!sid || !req.user || !(secondsLeft > 0)) throw new Forbidden(req.t)
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: collection.config,
      email: user.email,
      sid,
      user: req.user,
    }),
    secret: req.payload.secret,
    tokenExpiration: Math.min(IDLE_SECONDS, secondsLeft),
  })
  return { exp, refreshedToken: token, setCookie: true, user }
}
