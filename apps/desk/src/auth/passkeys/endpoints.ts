import type { Endpoint } from 'payload'
import { factorsState } from '../second-factor/session.ts'
import { type SessionHandler, withSession } from '../second-factor/with-session.ts'
import { beginEnrolment, confirmEnrolment } from './enrol.ts'
import { removePasskey, rename } from './manage.ts'
import { passkeyError } from './passkey-errors.ts'
import { beginCheck, beginSignIn, check, signInByPasskey } from './sign-in.ts'

/** Requires a session that may change the account's second factors. */
const withPermission = (permission: 'mayChange' | 'mayAddPasskey', handler: SessionHandler) =>
  withSession(async (req, session) => {
    const state = await factorsState(req.payload, session)
    return state[permission] ? handler(req, session) : passkeyError(req, 'confirm_first')
  })

/** The endpoints for passkeys, below `/api/users`. Errors: `passkey-errors.ts`, `code-errors.ts`. */
export const passkeyEndpoints: Endpoint[] = [
  { path: '/passkeys/sign-in/begin', method: 'post', handler: beginSignIn },
  { path: '/passkeys/sign-in', method: 'post', handler: signInByPasskey },
  { path: '/passkeys/check/begin', method: 'post', handler: withSession(beginCheck) },
  { path: '/passkeys/check', method: 'post', handler: withSession(check) },
  {
    path: '/passkeys/begin',
    method: 'post',
    handler: withPermission('mayAddPasskey', beginEnrolment),
  },
  {
    path: '/passkeys/confirm',
    method: 'post',
    handler: withPermission('mayAddPasskey', confirmEnrolment),
  },
  {
    path: '/passkeys/:passkey/rename',
    method: 'post',
    handler: withPermission('mayChange', rename),
  },
  {
    path: '/passkeys/:passkey/remove',
    method: 'post',
    handler: withPermission('mayChange', removePasskey),
  },
]
