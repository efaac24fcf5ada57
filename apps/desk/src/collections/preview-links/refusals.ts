import type { PayloadRequest } from 'payload'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'

/** How long a link is valid. */
export const LINK_DAYS = { default: 3, max: 30 } as const

/** Limit on the valid links of a post. */
export const MAX_LINKS = 20

const REFUSALS = {
  forbidden: {
    status: 403,
    en: 'Only those who write can do this.',
    so: 'Kuwa wax qora oo keliya ayaa sidan samayn kara.',
  },
  not_found: { status: 404, en: 'This is not there any more.', so: 'Tani hadda ma jirto.' },
  invalid_days: {
    status: 422,
    en: `A link is good for 1 to ${LINK_DAYS.max} days.`,
    so: `Xiriirku wuxuu shaqeeyaa 1 ilaa ${LINK_DAYS.max} maalmood.`,
  },
  too_many: {
    status: 409,
    en: `This post has ${MAX_LINKS} links already. Revoke one first.`,
    so: `Qoraalkan wuxuu horay u leeyahay ${MAX_LINKS} xiriir. Marka hore mid ka noqo.`,
  },
} as const satisfies Record<string, BothLanguages & { readonly status: number }>

/** A refusal in the shape of Payload's errors, in the editor's language. */
export function refusalResponse(req: PayloadRequest, code: keyof typeof REFUSALS): Response {
  const message = messagesFor(req).t<string>(REFUSALS[code])
  return Response.json({ errors: [{ message }], code }, { status: REFUSALS[code].status })
}
