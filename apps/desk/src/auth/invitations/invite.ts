import { addDataAndFileToRequest, type Endpoint, Forbidden } from 'payload'
import { hasRole } from '../../access/role.ts'
import { errorResponse } from '../../http/error-response.ts'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'
import type { Invitation } from '../../payload-types.ts'
import { sendInvitation } from './send-invitation.ts'

/** The messages for an administrator who has made an invitation. */
const OUTCOMES = {
  mailed: { en: 'The invitation is mailed.', so: 'Casuumaddii iimayl ayaa lagu diray.' },
  noServer: {
    en: 'The invitation is made. No mail server is set: make its link below and pass it on.',
    so: 'Casuumaddii waa la sameeyay. Server iimayl ma jiro: hoos ka samee xiriiriyaheeda oo u gudbi.',
  },
  refused: {
    en: 'The invitation is made, and could not be mailed. Try again below: if that fails too, you get a link to pass on.',
    so: 'Casuumaddii waa la sameeyay, iimayl se laguma diri karin. Hoos mar kale ka isku day: haddii ay mar kale fashilanto, waxaad helaysaa xiriiriye aad u gudbiso.',
  },
} as const satisfies Record<string, BothLanguages>

/**
 * `POST /api/invitations` replaces Payload's endpoint: it makes an invitation under the collection's
 * rules and mails it once it is in the database. The response also has `sent`.
 */
const invite: Endpoint = {
  path: '/',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const doc = await req.payload.create({
      collection: 'invitations',
      data: (req.data ?? {}) as unknown as Invitation,
      overrideAccess: false,
      req,
    })
    const sent = await sendInvitation(req.payload, doc, req)
    const message = messagesFor(req).t(OUTCOMES[sent.mailed ? 'mailed' : sent.reason])
    return Response.json({ doc, message, sent }, { status: 201 })
  },
}

const REVOKED = {
  status: 404,
  en: 'This invitation was revoked.',
  so: 'Casuumaddan waa laga noqday.',
}
const ACCEPTED = {
  status: 409,
  en: 'This invitation was accepted.',
  so: 'Casuumaddan waa la aqbalay.',
}

/** `POST /api/invitations/:id/send`: sends an invitation again, with a new link. 200, 403, 404 or 409. */
const sendAgain: Endpoint = {
  path: '/:id/send',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req.user, 'administrator')) throw new Forbidden(req.t)
    const where = { id: { equals: Number(req.routeParams?.id) } }
    const query = { collection: 'invitations', where } as const
    const invitation = await req.payload.db.findOne<Invitation>(query)
    if (!invitation) return errorResponse(req, REVOKED)
    if (invitation.acceptedAt) return errorResponse(req, ACCEPTED)
    return Response.json(await sendInvitation(req.payload, invitation, req))
  },
}

/** The endpoints for administrators. */
export const inviteEndpoints: Endpoint[] = [invite, sendAgain]
