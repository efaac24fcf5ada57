import { CONTACT_BODY_BYTES, ERRORS, failedAnswer } from '@gaashaan/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Answers } from './answers.ts'
import type { SendContact } from './contact.ts'
import type { Env } from './env.ts'
import { readJson } from './json.ts'
import type { KeptAnswers, Made } from './kept-answers.ts'
import { isFromOwnSite } from './own-origin.ts'
import { relayedCall } from './relayed-call.ts'
import { sendBody } from './send-body.ts'
import { sendFailedCall } from './send-failure.ts'
import { addForm, sendKept } from './send-kept.ts'
import { SHARED } from './shared-cache.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

interface RelayParts {
  readonly env: Env
  readonly answers: Answers
  readonly sendContact: SendContact
  readonly kept: KeptAnswers
  readonly headers: Readonly<Record<string, string>>
  /** The Unix second in which what is fresh was last known to hold. */
  readonly confirmed: (isFresh: boolean) => number
}

/** An answer of the host, unchanged; without one the service is not available. */
async function passOn({ answers, headers }: RelayParts, address: string): Promise<Made> {
  const outcome = await answers.get(address)
  const isThere = outcome.kind === 'answer'
  const status = isThere ? outcome.status : ERRORS.unavailable.status
  const body = isThere ? outcome.body : Buffer.from(JSON.stringify(failedAnswer('unavailable')))
  const good = isThere && outcome.isOld ? 'old' : 'whole'
  return {
    status,
    headers: {
      ...headers,
      // A 404 is shared too: it takes the place of an answer that was taken down.
      'cache-control': status === 200 || status === 404 ? SHARED : 'no-store',
      'access-control-allow-origin': '*',
      vary: 'Accept-Encoding',
      'content-type': JSON_TYPE,
    },
    body,
    worth: status === 200 ? good : status >= 500 ? 'failed' : 'fleeting',
  }
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
  const outcome = await sendContact(body, request.ip)
  if (outcome.kind === 'unreachable') return sendFailedCall(reply, 'unavailable')
  return sendBody(request, reply, {
    status: outcome.status,
    contentType: JSON_TYPE,
    body: outcome.body,
    cacheControl: 'no-store',
  })
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
    const make = () => passOn(parts, call.address)
    const { answer, isFresh } = await parts.kept.get(call.address, false, make)
    await addForm(request.raw, answer)
    reply.hijack()
    sendKept(request.raw, reply.raw, answer, parts.confirmed(isFresh))
    return reply
  })
}
