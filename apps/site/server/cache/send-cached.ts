import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesTag } from '@gaashaan/http/entity-tag'
import { acceptedEncoding, type Encoding } from '../http/content-encoding.ts'
import { addGzip, type EncodedResponse } from './encoded-response.ts'

/** Accept-Encoding headers whose encoding is remembered: browsers send few different ones. */
const MAX_PARSED_HEADERS = 200
const parsedHeaders = new Map<string, Encoding | undefined>()

function encodingFor({ headers }: IncomingMessage): Encoding | undefined {
  const header = headers['accept-encoding']
  if (header === undefined) return undefined
  if (parsedHeaders.has(header)) return parsedHeaders.get(header)
  const encoding = acceptedEncoding(header)
  if (parsedHeaders.size < MAX_PARSED_HEADERS && header.length < 200) {
    parsedHeaders.set(header, encoding)
  }
  return encoding
}

/** Whether the encoding that a request prefers has still to be made. */
export function lacksEncoding(request: IncomingMessage, cached: EncodedResponse): boolean {
  return cached.br !== undefined && !cached.gzip && encodingFor(request) === 'gzip'
}

/** Makes the encoding that a request prefers, if it does not exist yet. */
export async function addEncoding(
  request: IncomingMessage,
  cached: EncodedResponse,
): Promise<void> {
  if (lacksEncoding(request, cached)) await addGzip(cached)
}

/**
 * Sends a cached response in the encoding that the request prefers, or a 304. `validatedAt` is the
 * Unix second in which the response was known to be current, from which a proxy counts its seconds.
 */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  cached: EncodedResponse,
  validatedAt = 0,
): void {
  const isUnmodified =
    cached.status === 200 && matchesTag(request.headers['if-none-match'], cached.tag)
  const encoding = isUnmodified ? undefined : encodingFor(request)
  const body = (encoding && cached[encoding]) ?? cached.identity
  const head = isUnmodified ? cached.notModifiedHead : body.head
  if (cached.expiry === 'confirmed') head[head.length - 1] = `@${validatedAt}`
  response.writeHead(isUnmodified ? 304 : cached.status, head)
  if (isUnmodified || request.method === 'HEAD') response.end()
  else response.end(body.bytes)
}
