import { addDataAndFileToRequest, type Endpoint, Forbidden } from 'payload'
import { hasRole } from '../access/role.ts'
import type { Invitation } from '../payload-types.ts'
import { inLanguageOf } from '../words/both-languages.ts'
import { sendInvitation } from './send-invitation.ts'

/**
 * `POST /api/invitations`, in the place of Payload's own: makes an invitation under the collection's
 * rules and mails it when it is in the database. Answers as Payload does, and `sent` besides.
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
    const message = inLanguageOf(
      req,
      sent.mailed
        ? { en: 'The invitation is mailed.', so: 'Casuumaddii waa la diray.' }
        : {
            en: 'The invitation is made. It could not be mailed: make a link below and pass it on.',
            so: 'Casuumaddii waa la sameeyay. Iimayl laguma diri karin: hoos ka samee xiriiriye oo u gudbi.',
          },
    )
    return Response.json({ doc, message, sent }, { status: 201 })
  },
}

/** `POST /api/invitations/:id/send`: sends one again, with a new link. 200, 403, 404 or 409. */
const sendAgain: Endpoint = {
  path: '/:id/send',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req.user, 'administrator')) throw new Forbidden(req.t)
    const where = { id: { equals: Number(req.routeParams?.id) } }
    const invitation = await req.payload.db.findOne<Invitation>({
      collection: 'invitations',
      where,
    })
    const gone = (status: number, en: string, so: string) =>
      Response.json({ errors: [{ message: inLanguageOf(req, { en, so }) }] }, { status })
    if (!invitation)
      return gone(404, 'This invitation was revoked.', 'Casuumaddan waa laga noqday.')
    if (invitation.acceptedAt) {
      return gone(409, 'This invitation was accepted.', 'Casuumaddan waa la aqbalay.')
    }
    return Response.json(await sendInvitation(req.payload, invitation, req))
  },
}

/** The calls of those who invite. */
export const inviteEndpoints: Endpoint[] = [invite, sendAgain]
