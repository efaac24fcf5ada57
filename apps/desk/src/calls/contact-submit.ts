import { CONTACT_BODY_BYTES, checkContactMessage, type ErrorCode } from '@gaashaan/contract'
import type { Payload } from 'payload'
import { errorWithoutParameters } from '../logs/error-without-parameters.ts'
import { mailSoon } from '../mail/outbox.ts'
import { failure, success } from './answer.ts'
import { type RateBound, rateBound, readerAddress } from './rate-bound.ts'
import { readBody } from './read-body.ts'

const MOST_MESSAGES = 20
const SPAN_SECONDS = 10 * 60

/** The desk's own bound: 20 messages from an address in ten minutes. */
const bound = rateBound(MOST_MESSAGES, SPAN_SECONDS * 1000)

function isJson(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  return type.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

/** The JSON in a body, or the code to refuse it with. */
async function readJson(request: Request): Promise<{ json: unknown } | ErrorCode> {
  if (!isJson(request)) return 'unsupported_media_type'
  const body = await readBody(request, CONTACT_BODY_BYTES)
  if (!body.ok) return body.code
  try {
    return { json: JSON.parse(body.text) }
  } catch {
    return 'invalid_body'
  }
}

/**
 * Takes in a visitor's message. The answer says success only when the message is in the database;
 * mailing it comes after and can fail without anyone noticing but the editors.
 */
export async function contactSubmit(
  openDesk: () => Promise<Payload>,
  request: Request,
  shares: RateBound = bound,
): Promise<Response> {
  const read = await readJson(request)
  if (typeof read === 'string') return failure(request, read)
  const check = checkContactMessage(read.json)
  if (!check.ok) return failure(request, check.first)
  if (!shares.allows(readerAddress(request))) {
    return failure(request, 'too_many_messages', { 'Retry-After': String(SPAN_SECONDS) })
  }
  try {
    const desk = await openDesk()
    const { id } = await desk.create({
      collection: 'contact-messages',
      data: { ...check.message, mailAttempts: 0, mailDueAt: new Date().toISOString() },
      depth: 0,
    })
    mailSoon(desk, id)
    return success()
  } catch (error) {
    console.error('A contact message could not be stored', errorWithoutParameters(error))
    return failure(request, 'unavailable')
  }
}
