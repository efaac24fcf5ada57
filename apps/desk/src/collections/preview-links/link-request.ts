import type { PayloadRequest } from 'payload'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'

/** Days for which a link is good: unless said otherwise, and at most. */
export const LINK_DAYS = { default: 3, most: 30 } as const

/** Most links of a post that are good at once. */
export const MAX_LINKS = 20

export const REFUSALS = {
  forbidden: {
    status: 403,
    message: {
      en: 'Only those who write can do this.',
      so: 'Kuwa wax qora oo keliya ayaa sidan samayn kara.',
    },
  },
  not_found: {
    status: 404,
    message: { en: 'This is not there any more.', so: 'Tani hadda ma jirto.' },
  },
  invalid_days: {
    status: 422,
    message: {
      en: `A link is good for 1 to ${LINK_DAYS.most} days.`,
      so: `Xiriirku wuxuu shaqeeyaa 1 ilaa ${LINK_DAYS.most} maalmood.`,
    },
  },
  too_many: {
    status: 409,
    message: {
      en: `This post has ${MAX_LINKS} links already. Revoke one first.`,
      so: `Qoraalkan wuxuu horay u leeyahay ${MAX_LINKS} xiriir. Marka hore mid ka noqo.`,
    },
  },
} as const satisfies Record<string, { status: number; message: BothLanguages }>

/** A refusal in the shape of Payload's own, in the editor's language. */
export function refusal(req: PayloadRequest, code: keyof typeof REFUSALS): Response {
  const { status, message } = REFUSALS[code]
  return Response.json({ errors: [{ message: messagesFor(req).t(message) }], code }, { status })
}

/** The days in a request's JSON: the default where it names none, `undefined` where it is wrong. */
export async function daysOf(req: PayloadRequest): Promise<number | undefined> {
  const text = (await req.text?.()) || '{}'
  try {
    const { days = LINK_DAYS.default } = JSON.parse(text) as { days?: unknown }
    const isDays = Number.isInteger(days) && Number(days) >= 1 && Number(days) <= LINK_DAYS.most
    return isDays ? Number(days) : undefined
  } catch {
    return undefined
  }
}
