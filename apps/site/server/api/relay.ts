import { MAX_CONTACT_BODY_BYTES } from '@gaashaan/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestPath } from '../http/request-path.ts'
import { isSameOrigin } from '../http/same-origin-request.ts'
import { JSON_TYPE, sendBody } from '../http/send-body.ts'
import { sendCallError } from '../http/send-error.ts'
import type { Services } from '../services.ts'
import { parseJson } from '../upstream/parse-json.ts'
import type { CallCache } from './call-cache.ts'
import { relayedCall } from './relayed-call.ts'

/** An `Idempotency-Key` as our pages send it: a UUID between quotes. */
const KEY = /^"[\da-f-]{36}"$/

function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && KEY.test(key) ? key : undefined
}

async function submitContact(reply: FastifyReply, { env, sendContact }: Services) {
  const { request } = reply
  if (!isSameOrigin(request, env.settings.siteUrl)) return sendCallError(reply, 'wrong_origin')
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    return sendCallError(reply, 'unsupported_media_type')
  }
  const body = parseJson(request.body as Buffer)
  if (body === undefined) return sendCallError(reply, 'invalid_body')
  const outcome = await sendContact(body, request.ip, idempotencyKey(request))
  if (outcome.kind === 'unreachable') return sendCallError(reply, 'unavailable')
  if (outcome.retryAfter !== undefined) reply.header('retry-after', outcome.retryAfter)
  return sendBody(request, reply, {
    status: outcome.status,
    contentType: JSON_TYPE,
    body: outcome.body,
    cacheControl: 'no-store',
  })
}

/**
 * Relays the calls of Specification §7 under the site's own `/api/`, and nothing else of the API host:
 * the GET calls through the cache, and contact messages, each of them once.
 */
export async function callRoutes(
  app: FastifyInstance,
  { callCache }: { readonly callCache: CallCache },
): Promise<void> {
  app.all('/api/*', { bodyLimit: MAX_CONTACT_BODY_BYTES }, async (request, reply) => {
    const { url = '' } = request.raw
    const path = requestPath(url)
    const call = relayedCall(request.method, path, new URLSearchParams(url.slice(path.length)))
    if (call.kind === 'submit') return submitContact(reply, app.services)
    if (request.method === 'GET' || request.method === 'HEAD') {
      reply.header('access-control-allow-origin', '*')
    }
    if (call.kind === 'refuse') {
      if (call.allow) reply.header('allow', call.allow)
      return sendCallError(reply, call.code)
    }
    return callCache.send(reply, call.path)
  })
}
