import { CONTACT_BODY_BYTES } from '@gaashaan/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Answers } from './answers.ts'
import type { SendContact } from './contact.ts'
import type { Env } from './env.ts'
import { readJson } from './json.ts'
import type { RawOutcome } from './judged-answer.ts'
import { isFromOwnSite } from './own-origin.ts'
import { relayedCall } from './relayed-call.ts'
import { sendBody } from './send-body.ts'
import { sendFailedCall } from './send-failure.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
/** Anyone may keep a call's answer, and asks whether it still holds. */
const REVALIDATED = 'public, max-age=0, must-revalidate'

interface RelayParts {
  readonly env: Env
  readonly answers: Answers
  readonly sendContact: SendContact
}

/** Passes an answer of the host on, unchanged; without one the service is not available. */
function sendOutcome(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: RawOutcome,
  cacheControl: string,
): FastifyReply | Promise<FastifyReply> {
  if (outcome.kind === 'unreachable') return sendFailedCall(reply, 'unavailable')
  const { status, body } = outcome
  return sendBody(request, reply, {
    status,
    contentType: JSON_TYPE,
    body,
    cacheControl: status === 200 ? cacheControl : 'no-store',
  })
}

async function submit(
  request: FastifyRequest,
  reply: FastifyReply,
  { env, sendContact }: RelayParts,
): Promise<FastifyReply> {
  if (!isFromOwnSite(request, env.settings.siteUrl)) return sendFailedCall(reply, 'wrong_origin')
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    return sendFailedCall(reply, 'unsupported_media_type')
  }
  const body = readJson(request.body as Buffer)
  if (body === undefined) return sendFailedCall(reply, 'invalid_body')
  return sendOutcome(request, reply, await sendContact(body, request.ip), 'no-store')
}

/**
 * The calls of Specification §7 under the site's own `/api/`, and nothing else of the API host: the
 * GET calls from the same memory as the pages, the contact message passed on once.
 */
export function registerRelay(app: FastifyInstance, parts: RelayParts): void {
  app.all('/api/*', { bodyLimit: CONTACT_BODY_BYTES }, async (request, reply) => {
    const [path = '', query = ''] = (request.raw.url ?? '').split('?', 2)
    const call = relayedCall(request.method, path, new URLSearchParams(query))
    if (call.kind === 'submit') return submit(request, reply, parts)
    if (request.method === 'GET' || request.method === 'HEAD') {
      reply.header('access-control-allow-origin', '*')
    }
    if (call.kind === 'refuse') {
      if (call.allow) reply.header('allow', call.allow)
      return sendFailedCall(reply, call.code)
    }
    return sendOutcome(request, reply, await parts.answers.get(call.address), REVALIDATED)
  })
}
