import { addDataAndFileToRequest, type Endpoint, Forbidden } from 'payload'
import { hasRole } from '../../access/role.ts'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'
import type { Invitation } from '../../payload-types.ts'
import { sendInvitation } from './send-invitation.ts'

/** What became of an invitation that was just made. */
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
    const message = messagesFor(req).t(OUTCOMES[sent.mailed ? 'mailed' : sent.reason])
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
      Response.json({ errors: [{ message: messagesFor(req).t({ en, so }) }] }, { status })
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
