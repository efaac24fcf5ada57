import {
  type ContactMessage,
  checkContactMessage,
  type ErrorCode,
  MAX_CONTACT_BODY_BYTES,
} from '@gaashaan/contract'
import { type ClientLimit, createClientLimit } from '@gaashaan/http/rate-limiter'
import type { Payload } from 'payload'
import {
  messageReference,
  submissionDigest,
} from '../../collections/contact-messages/submission-digest.ts'
import { failureResponse, successResponse } from '../../http/json-response.ts'
import { readBody } from '../../http/read-body.ts'
import { forwardedIp } from '../../http-security/forwarded-headers.ts'
import { mailSoon } from '../../mail/email-queue.ts'
import { errorWithoutParameters } from '../../observability/error-without-parameters.ts'

const MAX_MESSAGES = 20
const WINDOW_SECONDS = 10 * 60

const messageLimit = createClientLimit(MAX_MESSAGES, WINDOW_SECONDS * 1000)

function isJson(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  return type.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

/** The JSON of a body, or an error code. */
async function readJson(request: Request): Promise<{ json: unknown } | ErrorCode> {
  if (!isJson(request)) return 'unsupported_media_type'
  const body = await readBody(request, MAX_CONTACT_BODY_BYTES)
  if (!body.ok) return body.code
  try {
    return { json: JSON.parse(body.text) }
  } catch {
    return 'invalid_body'
  }
}

/** Whether the same submission has been stored before. */
async function isStored(desk: Payload, sending: string): Promise<boolean> {
  const where = { sending: { equals: sending } }
  return (await desk.count({ collection: 'contact-messages', where })).totalDocs > 0
}

/** Stores a message, unless another request has just stored the same submission. */
async function store(desk: Payload, message: ContactMessage, sending: string) {
  try {
    const { id } = await desk.create({
      collection: 'contact-messages',
      data: { ...message, sending, mailAttempts: 0, mailDueAt: new Date().toISOString() },
      depth: 0,
    })
    mailSoon(desk, id)
  } catch (error) {
    if (!(await isStored(desk, sending))) throw error
  }
}

/**
 * Stores a visitor's message. The response is a success only when the message is in the database; it
 * is mailed later, and only editors see when that fails. A repetition with the same `Idempotency-Key`,
 * after a lost response, is not stored again, gets the same response and counts against no limit. The
 * response has the reference by which the editors find the message.
 */
export async function contactSubmit(
  openDesk: () => Promise<Payload>,
  request: Request,
  limit: ClientLimit = messageLimit,
): Promise<Response> {
  const body = await readJson(request)
  if (typeof body === 'string') return failureResponse(request, body)
  const check = checkContactMessage(body.json)
  if (!check.ok) return failureResponse(request, check.first)
  const sending = submissionDigest(request.headers.get('idempotency-key'), check.message)
  const accepted = () => successResponse({ reference: messageReference(sending) })
  try {
    const desk = await openDesk()
    if (await isStored(desk, sending)) return accepted()
    if (!limit.allows(forwardedIp(request))) {
      return failureResponse(request, 'too_many_messages', {
        'Retry-After': String(WINDOW_SECONDS),
      })
    }
    await store(desk, check.message, sending)
    return accepted()
  } catch (error) {
    console.error('A contact message could not be stored', errorWithoutParameters(error))
    return failureResponse(request, 'unavailable')
  }
}
