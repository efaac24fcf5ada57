import { AuthenticationError, type Endpoint, LockedAuth } from 'payload'
import * as v from 'valibot'
import { hasPassedSignIn } from '../../access/passed-sign-in.ts'
import { accountSubject } from '../../audit/audit-subjects.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { lockAfterWrongPasswords } from '../../auth/locks/count-password-tries.ts'
import { renewSession } from '../../auth/sign-in/renew-session.ts'
import { errorResponse } from '../../http/error-response.ts'
import { messagesFor } from '../../i18n/messages.ts'

const Body = v.object({
  current: v.pipe(v.string(), v.maxLength(1000)),
  password: v.pipe(v.string(), v.maxLength(1000)),
})

const WRONG_PASSWORD = {
  status: 401,
  code: 'wrong_password',
  en: 'The present password is not right.',
  so: 'Furaha sirta ah ee hadda sax ma aha.',
}

const CHANGED = { en: 'The password is changed.', so: 'Furaha sirta ah waa la beddelay.' }

const refused = (status: number, message: string, code: string) =>
  Response.json({ errors: [{ message }], code }, { status })

/**
 * `POST /api/users/password` with `{ current, password }`: changes one's own password. The session is
 * renewed, and Payload ends all others. The present password is checked as at sign-in, so that wrong
 * ones lock the account. Responds with 200, 400, 401 or 403 (`second_factor_required`).
 */
export const changePassword: Endpoint = {
  path: '/password',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req
    if (user?.collection !== 'users') return refused(401, 'Unauthorized', 'signed_out')
    if (!hasPassedSignIn(user)) return refused(403, 'Forbidden', 'second_factor_required')
    const body = v.safeParse(Body, await req.json?.().catch(() => undefined))
    if (!body.success) return refused(400, 'current, password', 'incomplete')
    const { current, password } = body.output
    const event = accountSubject(user)
    try {
      const data = { email: user.email, password: current }
      await payload.login({ collection: 'users', data, context: { isConfirmation: true } })
    } catch (error) {
      if (!(error instanceof AuthenticationError || error instanceof LockedAuth)) throw error
      const reason = error instanceof LockedAuth ? 'locked' : 'password'
      const action = 'password.changeRefused'
      await recordAuditEvent(payload, { action, ...event, change: { reason } }, undefined, req)
      await lockAfterWrongPasswords(payload, user.email, req)
      return errorResponse(req, WRONG_PASSWORD)
    }
    await payload.update({ collection: 'users', id: user.id, data: { password }, req })
    await recordAuditEvent(payload, { action: 'password.changed', ...event }, req)
    const sid = (user as { _sid?: string })._sid
    const headers = sid === undefined ? {} : await renewSession(req, user, sid)
    return Response.json({ message: messagesFor(req).t(CHANGED) }, { headers })
  },
}
