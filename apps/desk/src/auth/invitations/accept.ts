import type { Endpoint, Payload, PayloadRequest, Where } from 'payload'
import * as v from 'valibot'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { passwordFault } from '../../collections/users/password-rule.ts'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'
import type { Invitation } from '../../payload-types.ts'
import { tokenDigest } from './token.ts'

const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))
const Look = v.object({ token: Text })
const Accept = v.object({
  token: Text,
  name: Text,
  password: v.pipe(v.string(), v.maxLength(1000)),
})

const OVER: BothLanguages = {
  en: 'This invitation is over: it was used, revoked or is older than 72 hours. Ask for another.',
  so: 'Casuumaddani way dhammaatay: waa la isticmaalay, waa laga noqday ama 72 saacadood ayay ka weyn tahay. Mid kale codso.',
}
const INCOMPLETE: BothLanguages = {
  en: 'Give a name and a password.',
  so: 'Qor magac iyo fure sir ah.',
}

function refuse(req: PayloadRequest, status: number, why: BothLanguages, code: string) {
  const message = messagesFor(req).t(why)
  return Response.json({ errors: [{ message }], code }, { status })
}

const open = (token: string): Where => ({
  and: [
    { tokenDigest: { equals: tokenDigest(token) } },
    { acceptedAt: { exists: false } },
    { expiresAt: { greater_than: new Date().toISOString() } },
  ],
})

const find = (payload: Payload, token: string) =>
  payload.db.findOne<Invitation>({ collection: 'invitations', where: open(token) })

/** `POST /api/invitations/look` with `{ token }`: whose address an open invitation is for, or 410. */
const look: Endpoint = {
  path: '/look',
  method: 'post',
  handler: async (req) => {
    const body = v.safeParse(Look, await req.json?.().catch(() => undefined))
    const invitation = body.success ? await find(req.payload, body.output.token) : null
    if (invitation === null) return refuse(req, 410, OVER, 'invitation_over')
    return Response.json({ email: invitation.email })
  },
}

/**
 * `POST /api/invitations/accept` with `{ token, name, password }`: makes the account that someone was
 * invited to, once. Answers 201 `{ email }`, 400, or 410 for a link that is over.
 */
const accept: Endpoint = {
  path: '/accept',
  method: 'post',
  handler: async (req) => {
    const { payload } = req
    const body = v.safeParse(Accept, await req.json?.().catch(() => undefined))
    if (!body.success) return refuse(req, 400, INCOMPLETE, 'incomplete')
    const { token, name, password } = body.output
    const invitation = await find(payload, token)
    if (invitation === null) return refuse(req, 410, OVER, 'invitation_over')
    const { id, email, roles, departments } = invitation
    const fault = passwordFault(password, email)
    if (fault) return refuse(req, 400, fault, 'weak_password')
    const claimed = await payload.db.updateOne({
      collection: 'invitations',
      where: open(token),
      data: { acceptedAt: new Date().toISOString() },
      options: { atomic: true },
    })
    if (claimed === null) return refuse(req, 410, OVER, 'invitation_over')
    try {
      const data = { email, name, password, roles, departments }
      await payload.create({ collection: 'users', data })
    } catch (error) {
      const where = { id: { equals: id } }
      const back = { collection: 'invitations', where, data: { acceptedAt: null } } as const
      await payload.db.updateOne({ ...back, options: { atomic: true } })
      throw error
    }
    const event = { collection: 'invitations', document: id, heading: email } as const
    await recordAuditEvent(payload, { action: 'invitation.accepted', ...event }, undefined, req)
    return Response.json({ email }, { status: 201 })
  },
}

/** The calls of those who were invited, who have no account yet. */
export const acceptEndpoints: Endpoint[] = [look, accept]
