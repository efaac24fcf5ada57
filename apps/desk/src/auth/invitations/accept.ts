import type { Endpoint, Payload, PayloadRequest, Where } from 'payload'
import * as v from 'valibot'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { passwordProblem } from '../../collections/users/password-rule.ts'
import { errorResponse, type RequestError } from '../../http/error-response.ts'
import type { Invitation, User } from '../../payload-types.ts'
import { updateAtomically } from '../update-atomically.ts'
import { invitationSubject } from './hooks.ts'
import { tokenDigest } from './token.ts'

const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))
const LookBody = v.object({ token: Text })
const AcceptBody = v.object({
  token: Text,
  name: Text,
  password: v.pipe(v.string(), v.maxLength(1000)),
})

const OVER: RequestError = {
  status: 410,
  code: 'invitation_over',
  en: 'This invitation is over: it was used, revoked or is older than 72 hours. Ask for another.',
  so: 'Casuumaddani way dhammaatay: waa la isticmaalay, waa laga noqday ama 72 saacadood ayay ka weyn tahay. Mid kale codso.',
}
const INCOMPLETE: RequestError = {
  status: 400,
  code: 'incomplete',
  en: 'Give a name and a password.',
  so: 'Qor magac iyo fure sir ah.',
}

/** Matches invitations that were neither accepted nor are too old. */
export const isOpenInvitation = (): Where => ({
  and: [
    { acceptedAt: { exists: false } },
    { expiresAt: { greater_than: new Date().toISOString() } },
  ],
})

const findOpen = (payload: Payload, token: string) =>
  payload.db.findOne<Invitation>({
    collection: 'invitations',
    where: { and: [{ tokenDigest: { equals: tokenDigest(token) } }, isOpenInvitation()] },
  })

/**
 * Makes the account of an open invitation, once, without a check of the password; `null` if somebody
 * accepted or revoked it meanwhile.
 */
export async function acceptInvitation(
  req: PayloadRequest,
  invitation: Invitation,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<User | null> {
  const { payload } = req
  const { id, email, roles, departments } = invitation
  const byId = { id: { equals: id } }
  const setAcceptedAt = (where: Where, acceptedAt: string | null) =>
    updateAtomically(payload, 'invitations', where, { acceptedAt })
  const isMine = { and: [byId, isOpenInvitation()] }
  if ((await setAcceptedAt(isMine, new Date().toISOString())) === null) return null
  let account: User
  try {
    const data = { email, name, password, roles, departments }
    account = await payload.create({ collection: 'users', data })
  } catch (error) {
    await setAcceptedAt(byId, null)
    throw error
  }
  const event = { action: 'invitation.accepted', ...invitationSubject(invitation) }
  await recordAuditEvent(payload, event, undefined, req)
  return account
}

/** `POST /api/invitations/look` with `{ token }`: the e-mail address of an open invitation, or 410. */
const look: Endpoint = {
  path: '/look',
  method: 'post',
  handler: async (req) => {
    const body = v.safeParse(LookBody, await req.json?.().catch(() => undefined))
    const invitation = body.success ? await findOpen(req.payload, body.output.token) : null
    if (invitation === null) return errorResponse(req, OVER)
    return Response.json({ email: invitation.email })
  },
}

/**
 * `POST /api/invitations/accept` with `{ token, name, password }`: makes the account of the
 * invitation, once. Responds with 201 `{ email }`, 400, or 410 for an invitation that is over.
 */
const accept: Endpoint = {
  path: '/accept',
  method: 'post',
  handler: async (req) => {
    const { payload } = req
    const body = v.safeParse(AcceptBody, await req.json?.().catch(() => undefined))
    if (!body.success) return errorResponse(req, INCOMPLETE)
    const { token, name, password } = body.output
    const invitation = await findOpen(payload, token)
    if (invitation === null) return errorResponse(req, OVER)
    const { email } = invitation
    const problem = await passwordProblem(password, { name, email })
    if (problem) return errorResponse(req, { status: 400, code: 'weak_password', ...problem })
    const account = await acceptInvitation(req, invitation, { name, password })
    if (account === null) return errorResponse(req, OVER)
    return Response.json({ email }, { status: 201 })
  },
}

/** The endpoints for invited people, who have no account yet. */
export const acceptEndpoints: Endpoint[] = [look, accept]
