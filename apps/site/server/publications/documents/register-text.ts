import type { FastifyInstance } from 'fastify'
import { sendBody } from '../../http/send-body.ts'

interface Text {
  readonly contentType: string
  /** Called once, at the first request. */
  readonly write: () => string
  /** Whether pages of other origins may read it. */
  readonly isCrossOrigin?: boolean
}

/** Serves a text that depends on nothing but the site's build and settings; cached for an hour. */
export function registerText(
  app: FastifyInstance,
  path: string,
  { contentType, write, isCrossOrigin }: Text,
): void {
  let body: Buffer | undefined
  app.get(path, (request, reply) => {
    body ??= Buffer.from(write())
    if (isCrossOrigin) reply.header('access-control-allow-origin', '*')
    const cacheControl = 'public, max-age=3600'
    return sendBody(request, reply, { status: 200, contentType, body, cacheControl })
  })
}
