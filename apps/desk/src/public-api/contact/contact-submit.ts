import {
  type ContactMessage,
  checkContactMessage,
  type ErrorCode,
  MAX_CONTACT_BODY_BYTES,
} from '@gaashaan/contract'
import { type ClientLimit, createClientLimit } from '@gaashaan/http/rate-limiter'
import type { Payload } from 'payload'
import { referenceOf, sendingDigest } from '../../collections/contact-messages/sending-digest.ts'
import { failure, success } from '../../http/json-response.ts'
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

/** The JSON in a body, or the code to refuse it with. */
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

/** Whether a sending has been taken in before. */
async function isTaken(desk: Payload, sending: string): Promise<boolean> {
  const where = { sending: { equals: sending } }
  return (await desk.count({ collection: 'contact-messages', where })).totalDocs > 0
}

/** Stores a message; not where another request with the same sending was sooner. */
async function store(desk: Payload, message: ContactMessage, sending: string) {
  try {
    const { id } = await desk.create({
      collection: 'contact-messages',
      data: { ...message, sending, mailAttempts: 0, mailDueAt: new Date().toISOString() },
      depth: 0,
    })
    mailSoon(desk, id)
  } catch (error) {
    if (!(await isTaken(desk, sending))) throw error
  }
}

/**
 * Takes in a visitor's message. The answer says success only when the message is in the database;
 * mailing it comes after and can fail without anyone noticing but the editors. A message whose
 * sender tries again with the same `Idempotency-Key`, because the answer was lost, is stored once
 * and answered alike for as long as the desk has it; trying again counts against no limit. The answer
 * has the reference by which the editors find the message.
 */
export async function contactSubmit(
  openDesk: () => Promise<Payload>,
  request: Request,
  limit: ClientLimit = messageLimit,
): Promise<Response> {
  const read = await readJson(request)
  if (typeof read === 'string') return failure(request, read)
  const check = checkContactMessage(read.json)
  if (!check.ok) return failure(request, check.first)
  const sending = sendingDigest(request.headers.get('idempotency-key'), check.message)
  const taken = () => success({ reference: referenceOf(sending) })
  try {
    const desk = await openDesk()
    if (await isTaken(desk, sending)) return taken()
    if (!limit.allows(forwardedIp(request))) {
      return failure(request, 'too_many_messages', { 'Retry-After': String(WINDOW_SECONDS) })
    }
    await store(desk, check.message, sending)
    return taken()
  } catch (error) {
    console.error('A contact message could not be stored', errorWithoutParameters(error))
    return failure(request, 'unavailable')
  }
}
