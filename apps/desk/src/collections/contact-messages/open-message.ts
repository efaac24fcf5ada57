import { APIError, NotFound, type PayloadRequest } from 'payload'
import { readBody } from '../../http/read-body.ts'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'
import type { ContactMessage } from '../../payload-types.ts'

/** Most bytes of what is posted to a message: the longest reply in four-byte characters, and more. */
const MAX_BODY_BYTES = 64 * 1024

/**
 * The message that a request's address names, for someone who may read it; the audit has it as read.
 * Throws NotFound (404) for everybody else, and Forbidden (403) for who reads no inbox.
 */
export function openMessage(req: PayloadRequest): Promise<ContactMessage> {
  const id = String(req.routeParams?.id ?? '')
  if (!/^\d{1,15}$/.test(id)) throw new NotFound(req.t)
  return req.payload.findByID({
    collection: 'contact-messages',
    id: Number(id),
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
}

/** Throws a 422 with a message in the editor's language. */
export function refuseWith(req: PayloadRequest, message: BothLanguages, status = 422): never {
  throw new APIError(messagesFor(req).t(message), status, null, true)
}

const UNREADABLE = {
  en: 'The desk could not read what was sent.',
  so: 'Miisku ma akhriyi karin waxa la soo diray.',
}

/** The JSON object that was posted; refuses anything else. */
export async function postedObject(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body = await readBody(req as unknown as Request, MAX_BODY_BYTES)
  if (!body.ok) return refuseWith(req, UNREADABLE, 413)
  try {
    const posted: unknown = JSON.parse(body.text)
    if (typeof posted === 'object' && posted !== null && !Array.isArray(posted))
      return posted as Record<string, unknown>
  } catch {
    // Said below, with all else that is no object.
  }
  return refuseWith(req, UNREADABLE, 400)
}

/** The text of a note or a reply; refuses none and one that is too long. */
export function postedText(req: PayloadRequest, posted: Record<string, unknown>, most: number) {
  const text = typeof posted.text === 'string' ? posted.text.trim() : ''
  if (text === '') refuseWith(req, { en: 'Write a text first.', so: 'Marka hore qoraal qor.' })
  if (text.length > most) {
    refuseWith(req, {
      en: `The text may have ${most} characters; it has ${text.length}.`,
      so: `Qoraalku wuxuu yeelan karaa ${most} xaraf; wuxuu leeyahay ${text.length}.`,
    })
  }
  return text
}

/** The signed-in person, as a note or a reply stores them. */
export function writer(req: PayloadRequest): { who: number; whoseName: string } {
  if (req.user?.collection !== 'users') throw new NotFound(req.t)
  return { who: req.user.id, whoseName: req.user.name || req.user.email }
}
