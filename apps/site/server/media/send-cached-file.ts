import { byteRange } from '@gaashaan/http/byte-range'
import { matchesTag } from '@gaashaan/http/entity-tag'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedFile } from './cached-file.ts'

type Headers = Readonly<Record<string, string | undefined>>

/** Whether the reader's copy is current; If-None-Match takes precedence (RFC 9110 §13.1.3). */
function isNotModified(
  request: FastifyRequest,
  { etag, 'last-modified': modified }: Headers,
): boolean {
  const tags = request.headers['if-none-match']
  if (tags !== undefined) return matchesTag(tags, etag ?? '')
  const since = Date.parse(request.headers['if-modified-since'] ?? '')
  return modified !== undefined && Date.parse(modified) <= since
}

/** If-Range compares strongly: a part only continues exactly the same bytes (RFC 9110 §13.1.5). */
function allowsRange(request: FastifyRequest, { etag, 'last-modified': modified }: Headers) {
  const condition = request.headers['if-range']
  if (condition === undefined) return true
  return condition === modified || (condition === etag && !condition.startsWith('W/'))
}

/** Sends a cached file as a whole, as a part, or as 304. */
export function sendCachedFile(reply: FastifyReply, file: CachedFile, now: number): FastifyReply {
  const { request } = reply
  const { data, headers, lifetime, confirmedAt } = file
  reply.headers(headers).header('accept-ranges', 'bytes')
  if (lifetime !== null) reply.header('age', Math.floor((now - confirmedAt) / 1000))
  if (isNotModified(request, headers)) {
    return reply.code(304).removeHeader('content-type').removeHeader('content-disposition').send()
  }
  const canBePart = request.method === 'GET' && allowsRange(request, headers)
  const range = canBePart ? byteRange(request.headers.range, data.length) : undefined
  if (range === 'outside') {
    for (const name of Object.keys(headers)) reply.removeHeader(name)
    return reply.code(416).header('content-range', `bytes */${data.length}`).send()
  }
  if (!range) return reply.header('content-length', data.length).send(data)
  const { start, end } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${data.length}`)
    .send(data.subarray(start, end + 1))
}
