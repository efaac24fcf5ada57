import { matchesTag, weakTag } from '@gaashaan/http/entity-tag'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, compress, isCompressible } from './content-encoding.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

export interface WholeResponse {
  readonly status: number
  readonly contentType: string
  readonly body: Buffer
  readonly cacheControl: string
}

/**
 * Sends a body that is whole: with a tag, or as 304 where the reader has it; compressed where that
 * helps; without itself for HEAD.
 */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, contentType, body, cacheControl }: WholeResponse,
): Promise<FastifyReply> {
  reply.header('cache-control', cacheControl)
  const canRevalidate = status === 200 && (request.method === 'GET' || request.method === 'HEAD')
  if (canRevalidate) {
    const tag = weakTag(body)
    reply.header('etag', tag)
    if (matchesTag(request.headers['if-none-match'], tag)) {
      return addVary(reply, 'Accept-Encoding').code(304).send()
    }
  }
  reply.code(status).type(contentType)
  if (!isCompressible(contentType, body.length)) return reply.send(body)
  addVary(reply, 'Accept-Encoding')
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding === undefined) return reply.send(body)
  return reply.header('content-encoding', encoding).send(await compress(body, encoding))
}

/** Adds a request header's name to those that the answer depends on. */
export function addVary(reply: FastifyReply, name: string): FastifyReply {
  const names = String(reply.getHeader('vary') ?? '')
    .split(',')
    .flatMap((text) => text.trim() || [])
  return reply.header('vary', [...new Set([...names, name])].join(', '))
}
