import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Fetch } from './bounded-fetch.ts'
import { type Clock, withinTime } from './clock.ts'
import { askedHeaders, toldHeaders, upstreamPath } from './media-request.ts'

/** Milliseconds: until a file's first byte, and between any two of its parts. */
const WAIT = 10_000
const WAIT_FOR_PART = 30_000

interface MediaParts {
  readonly apiBaseUrl: string
  readonly fetch: Fetch
  readonly clock: Clock
}

/** The parts of a body as they come; a host that stops for too long ends it. */
async function* partsOf(response: Response, clock: Clock, abort: () => void) {
  let cancel = clock.after(WAIT_FOR_PART, abort)
  try {
    for await (const part of response.body ?? []) {
      cancel()
      // A slow reader is the reader's affair: the time of a part begins when it is wanted.
      yield part
      cancel = clock.after(WAIT_FOR_PART, abort)
    }
  } finally {
    cancel()
  }
}

function sendNothing(reply: FastifyReply, status: 404 | 503): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(status === 404 ? 'Not found\n' : 'Not available now\n')
}

/**
 * Files of the API host under the site's own `/media/`, passed on as they come: a reader's browser
 * never learns where the host is. Cookies pass neither way, redirects are not followed.
 */
export function registerMedia(
  app: FastifyInstance,
  { apiBaseUrl, fetch, clock }: MediaParts,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler: async (request, reply) => {
      const path = upstreamPath(request.raw.url ?? '')
      if (path === undefined) return sendNothing(reply, 404)
      const controller = new AbortController()
      const abort = () => controller.abort()
      reply.raw.on('close', abort)
      const asked = fetch(apiBaseUrl + path, {
        method: request.method,
        headers: askedHeaders(request.headers),
        redirect: 'manual',
        signal: controller.signal,
      }).catch(() => undefined)
      const response = await withinTime(clock, WAIT, asked, undefined)
      if (!response || response.status >= 500) {
        abort()
        return sendNothing(reply, 503)
      }
      const { status, headers } = response
      if (status === 416) {
        abort()
        const range = headers.get('content-range')
        return reply
          .code(416)
          .headers(range ? { 'content-range': range } : {})
          .send()
      }
      const isFile = status === 200 || status === 206 || status === 304
      const told = isFile ? toldHeaders(path, status, headers) : undefined
      if (!told) {
        abort()
        return sendNothing(reply, 404)
      }
      reply.code(status).headers(told)
      if (request.method === 'HEAD' || status === 304) return reply.send()
      return reply.send(Readable.from(partsOf(response, clock, abort), { objectMode: false }))
    },
  })
}
