import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { failure } from '../../http/json-response.ts'
import type { MediaStore } from '../store/media-store.ts'
import { StoreAway } from '../store/store-away.ts'
import type { InspectFile } from './inspect-file.ts'
import { isServedName, serveFile } from './serve-file.ts'

const PREFIX = '/media/'

/** True for an address of a stored file: `/media/<filename>`. */
export function isMediaPath(url: string | undefined): boolean {
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

const tokenIn = (url: string) => new URLSearchParams(url.split('?')[1]).get('preview')

/** The file where its asker may have it; whether it exists is nobody else's business. */
async function judged(
  store: MediaStore,
  url: string,
  request: Request,
  judge: InspectFile | undefined,
): Promise<Response> {
  const name = nameIn(url)
  if (!isServedName(name)) return failure(request, 'not_found')
  if (!judge) return failure(request, 'unavailable')
  const judgement = await judge(name, request.headers, tokenIn(url))
  if (judgement.kind === 'none') return failure(request, 'not_found')
  const version = judgement.kind === 'public' ? judgement.version : undefined
  return serveFile(store, name, request, version)
}

/** Least time between two lines about a store that is away, in milliseconds: readers are many. */
const SAID_EVERY_MS = 10_000

let saidAt = Number.NEGATIVE_INFINITY

/** 503 (RFC 9110 §15.6.4): the file may well exist. */
function storeAway(request: Request, error: StoreAway): Response {
  if (performance.now() - saidAt > SAID_EVERY_MS) {
    saidAt = performance.now()
    console.error(`The media are not read: ${error.message}`)
  }
  return failure(request, 'unavailable', { 'Retry-After': '10' })
}

/**
 * Answers a stored file, past Next: Next takes the length away from what its routes answer, and a
 * player or a download wants to know it. `judge` is the desk's, once it has opened.
 */
export async function sendMedia(
  store: MediaStore,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  judge: InspectFile | undefined,
): Promise<void> {
  const method = incoming.method === 'GET' || incoming.method === 'HEAD' ? incoming.method : 'POST'
  const request = toRequest(incoming, method)
  const response =
    method !== 'POST'
      ? await judged(store, incoming.url ?? '', request, judge).catch((error: unknown) => {
          if (error instanceof StoreAway) return storeAway(request, error)
          console.error(`The file ${nameIn(incoming.url ?? '')} failed`, error)
          return failure(request, 'internal')
        })
      : failure(request, 'method_not_allowed', { Allow: 'GET, HEAD' })
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body) {
    outgoing.end()
    return
  }
  // A reader who leaves in the middle is no error; the pipeline closes the file.
  await pipeline(Readable.fromWeb(response.body as never), outgoing).catch((error: unknown) => {
    if (error instanceof StoreAway)
      console.error(`The file ${nameIn(incoming.url ?? '')} broke off: ${error.message}`)
    outgoing.destroy()
  })
}
