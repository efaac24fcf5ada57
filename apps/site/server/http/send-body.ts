import { matchesTag, weakTag } from '@gaashaan/http/entity-tag'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, compress, isCompressible } from './content-encoding.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

interface WholeResponse {
  readonly status: number
  readonly contentType: string
  readonly body: Buffer
  readonly cacheControl: string
}

/** Adds a request header's name to those on which the response depends. */
function addVary(reply: FastifyReply, name: string): FastifyReply {
  const names = String(reply.getHeader('vary') ?? '')
    .split(',')
    .flatMap((text) => text.trim() || [])
  return reply.header('vary', [...new Set([...names, name])].join(', '))
}

/** Sends a body in the best encoding that the request accepts. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding === undefined) return reply.send(body)
  return reply.header('content-encoding', encoding).send(await compress(body, encoding))
}

/**
 * Sends a whole body: with a tag, or a 304 if the client has it; compressed if that makes it
 * smaller. Fastify leaves the body out of the response to HEAD.
 */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, contentType, body, cacheControl }: WholeResponse,
): Promise<FastifyReply> {
  reply.header('cache-control', cacheControl)
  if (status === 200 && (request.method === 'GET' || request.method === 'HEAD')) {
    const tag = weakTag(body)
    reply.header('etag', tag)
    if (matchesTag(request.headers['if-none-match'], tag)) {
      return addVary(reply, 'Accept-Encoding').code(304).send()
    }
  }
  reply.code(status).type(contentType)
  if (!isCompressible(contentType, body.length)) return reply.send(body)
  return sendCompressed(request, addVary(reply, 'Accept-Encoding'), body)
}
