import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { failure } from '../calls/answer.ts'
import { serveFile } from './serve-file.ts'

const PREFIX = '/media/'

/** True for an address of a stored file: `/media/<filename>`. */
export function isMediaAddress(url: string | undefined): boolean {
  return url?.startsWith(PREFIX) ?? false
}

function nameIn(url: string): string {
  const [path = ''] = url.slice(PREFIX.length).split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

/** What a handler needs to know of a request; methods that `Request` refuses are POST to it. */
function toRequest({ headers }: IncomingMessage, method: string): Request {
  const pairs = Object.entries(headers).filter(([, value]) => typeof value === 'string')
  return new Request('http://desk.invalid/', { method, headers: pairs as [string, string][] })
}

/**
 * Answers a stored file, past Next: Next takes the length away from what its routes answer, and a
 * player or a download wants to know it.
 */
export async function answerMedia(
  folder: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const method = incoming.method === 'GET' || incoming.method === 'HEAD' ? incoming.method : 'POST'
  const request = toRequest(incoming, method)
  const response =
    method !== 'POST'
      ? await serveFile(folder, nameIn(incoming.url ?? ''), request)
      : failure(request, 'method_not_allowed', { Allow: 'GET, HEAD' })
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body) {
    outgoing.end()
    return
  }
  // A reader who leaves in the middle is no error; the pipeline closes the file.
  await pipeline(Readable.fromWeb(response.body as never), outgoing).catch(() => outgoing.destroy())
}
