import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesTag } from '@gaashaan/http/entity-tag'
import { acceptedEncoding, type Encoding } from '../http/content-encoding.ts'
import { addGzip, type EncodedBody, type EncodedResponse } from './encoded-response.ts'

/** Browsers send few different values: reading each once is enough. */
const MAX_PARSED_HEADERS = 200
const remembered = new Map<string, Encoding | undefined>()

function encodingFor(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined
  if (remembered.has(header)) return remembered.get(header)
  const encoding = acceptedEncoding(header)
  if (remembered.size < MAX_PARSED_HEADERS && header.length < 200) remembered.set(header, encoding)
  return encoding
}

function bodyFor(answer: EncodedResponse, header: string | undefined): EncodedBody {
  const encoding = encodingFor(header)
  return (encoding && answer[encoding]) ?? answer.identity
}

/** Whether the form that a request takes best has still to be made. */
export function lacksEncoding({ headers }: IncomingMessage, answer: EncodedResponse): boolean {
  if (!answer.br || answer.gzip) return false
  return encodingFor(headers['accept-encoding']) === 'gzip'
}

/** Makes the form that a request takes best, where it is not there yet. */
export async function addEncoding(
  request: IncomingMessage,
  answer: EncodedResponse,
): Promise<void> {
  if (lacksEncoding(request, answer)) await addGzip(answer)
}

/**
 * Writes a kept answer in the reader's encoding, or as 304 where the reader has it; `validatedAt` is
 * the Unix second in which it was known to hold, from which a proxy counts its own two seconds.
 */
export function sendCached(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  answer: EncodedResponse,
  validatedAt = 0,
): void {
  const isKnown = answer.status === 200 && matchesTag(headers['if-none-match'], answer.tag)
  const form = isKnown ? undefined : bodyFor(answer, headers['accept-encoding'])
  const head = form?.head ?? answer.notModifiedHead
  if (answer.expiry === 'confirmed') head[head.length - 1] = `@${validatedAt}`
  response.writeHead(isKnown ? 304 : answer.status, head)
  if (form === undefined || method === 'HEAD') response.end()
  else response.end(form.bytes)
}
