import { AuthenticationError, type Endpoint, LockedAuth } from 'payload'
import * as v from 'valibot'
import { hasPassedSignIn } from '../../access/passed-sign-in.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { renewSession } from '../../auth/sign-in/renew-session.ts'
import { messagesFor } from '../../i18n/messages.ts'

const Body = v.object({
  current: v.pipe(v.string(), v.maxLength(1000)),
  password: v.pipe(v.string(), v.maxLength(1000)),
})

const refused = (status: number, message: string, code: string) =>
  Response.json({ errors: [{ message }], code }, { status })

/**
 * `POST /api/users/password` with `{ current, password }`: someone changes their own password, and
 * Payload ends every other session of theirs; this one is renewed. The present one is asked for as at signing in, so that wrong
 * ones lock the account. Answers 200, 400, 401 or 403 (`second_factor_required`).
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
    const event = { collection: 'users', document: user.id, heading: user.email } as const
    try {
      const data = { email: user.email, password: current }
      await payload.login({ collection: 'users', data, context: { isConfirmation: true } })
    } catch (error) {
      if (!(error instanceof AuthenticationError || error instanceof LockedAuth)) throw error
      const reason = error instanceof LockedAuth ? 'locked' : 'password'
      const action = 'password.changeRefused'
      await recordAuditEvent(payload, { action, ...event, change: { reason } }, undefined, req)
      const message = messagesFor(req).t({
        en: 'The present password is not right.',
        so: 'Furaha sirta ah ee hadda sax ma aha.',
      })
      return refused(401, message, 'wrong_password')
    }
    await payload.update({ collection: 'users', id: user.id, data: { password }, req })
    await recordAuditEvent(payload, { action: 'password.changed', ...event }, req)
    const sid = (user as { _sid?: string })._sid
    const headers = sid === undefined ? {} : await renewSession(req, user, sid)
    const message = messagesFor(req).t({
      en: 'The password is changed.',
      so: 'Furaha sirta ah waa la beddelay.',
    })
    return Response.json({ message }, { headers })
  },
}
