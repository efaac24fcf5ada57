import { APIError, NotFound, type PayloadRequest } from 'payload'
import { RECORDED_FLAG } from '../../audit/audited.ts'
import { readBody } from '../../http/read-body.ts'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'
import type { ContactMessage } from '../../payload-types.ts'
import type { MessageState } from './states.ts'

/** Maximum size of a request: more than the longest reply in four-byte characters. */
const MAX_BODY_BYTES = 64 * 1024

/**
 * The message that a request's path names, if the person may read it; the reading is recorded in the
 * audit. Throws NotFound (404) otherwise, and Forbidden (403) for people who read no inbox.
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

/** Throws an error with a text in the editor's language. */
export function refuse(req: PayloadRequest, text: BothLanguages, status = 422): never {
  throw new APIError(messagesFor(req).t(text), status, null, true)
}

/** The error for a request that is not what the desk expects. */
export const UNREADABLE = {
  en: 'The desk could not read what was sent.',
  so: 'Miisku ma akhriyi karin waxa la soo diray.',
}

/** The JSON object in the body of a request; refuses anything else. */
export async function parseBody(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body = await readBody(req as unknown as Request, MAX_BODY_BYTES)
  if (!body.ok) return refuse(req, UNREADABLE, 413)
  try {
    const json: unknown = JSON.parse(body.text)
    if (typeof json === 'object' && json !== null && !Array.isArray(json))
      return json as Record<string, unknown>
  } catch {
    // Refused below, like JSON that is not an object.
  }
  return refuse(req, UNREADABLE, 400)
}

/** The text of a note or a reply; refuses one that is empty or too long. */
export function parseText(req: PayloadRequest, body: Record<string, unknown>, maxChars: number) {
  const text = typeof body.text === 'string' ? body.text.trim() : ''
  if (text === '') refuse(req, { en: 'Write a text first.', so: 'Marka hore qoraal qor.' })
  if (text.length > maxChars) {
    refuse(req, {
      en: `The text may have ${maxChars} characters; it has ${text.length}.`,
      so: `Qoraalku wuxuu yeelan karaa ${maxChars} xaraf; wuxuu leeyahay ${text.length}.`,
    })
  }
  return text
}

/** The signed-in person in the form in which notes and replies store their author. */
export function currentAuthor(req: PayloadRequest): { who: number; whoseName: string } {
  if (req.user?.collection !== 'users') throw new NotFound(req.t)
  return { who: req.user.id, whoseName: req.user.name || req.user.email }
}

/** Sets the state of a message without a separate audit entry. */
export function setMessageState(req: PayloadRequest, id: number, state: MessageState) {
  const context = { [RECORDED_FLAG]: true }
  const data = { state }
  return req.payload.update({ collection: 'contact-messages', id, data, context, depth: 0, req })
}

/** How an audit event names a message: by its department, since visitors' data must be deletable. */
export const messageSubject = ({ id, department }: Pick<ContactMessage, 'id' | 'department'>) =>
  ({ collection: 'contact-messages', document: id, heading: department }) as const
