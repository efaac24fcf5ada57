import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { failureResponse } from '../../http/json-response.ts'
import type { MediaStore } from '../store/media-store.ts'
import { StoreUnavailable } from '../store/store-unavailable.ts'
import type { InspectFile } from './inspect-file.ts'
import { isServedName, serveFile } from './serve-file.ts'

const PREFIX = '/media/'

/** Whether a request is for a stored file: `/media/<filename>`. */
export function isMediaPath(url: string | undefined): boolean {
  return url?.startsWith(PREFIX) ?? false
}

function filenameIn(url: string): string {
  const [path = ''] = url.slice(PREFIX.length).split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

function toRequest({ headers }: IncomingMessage, method: string): Request {
  const pairs = Object.entries(headers).filter(([, value]) => typeof value === 'string')
  return new Request('http://desk.invalid/', { method, headers: pairs as [string, string][] })
}

/**
 * The file; 410 for one that was removed with a text, 404 for one that the client may not read: nobody else
 * learns whether it exists.
 */
async function fileResponse(
  store: MediaStore,
  url: string,
  request: Request,
  inspectFile: InspectFile | undefined,
): Promise<Response> {
  const name = filenameIn(url)
  if (!isServedName(name)) return failureResponse(request, 'not_found')
  if (!inspectFile) return failureResponse(request, 'unavailable')
  const previewToken = new URLSearchParams(url.split('?')[1]).get('preview')
  const inspection = await inspectFile(name, request.headers, previewToken)
  if (inspection.kind === 'none') return failureResponse(request, 'not_found')
  if (inspection.kind === 'removed') return failureResponse(request, 'removed')
  const publicity = inspection.kind === 'public' ? inspection : undefined
  return serveFile(store, name, request, publicity)
}

/** Minimum interval between two lines about an unavailable store, which many readers notice at once. */
const MIN_LOG_INTERVAL_MS = 10_000

let loggedAt = Number.NEGATIVE_INFINITY

/** 503 (RFC 9110 §15.6.4), because the file may well exist. */
function unavailableResponse(request: Request, error: StoreUnavailable): Response {
  if (performance.now() - loggedAt > MIN_LOG_INTERVAL_MS) {
    loggedAt = performance.now()
    console.error(`The media are not read: ${error.message}`)
  }
  return failureResponse(request, 'unavailable', { 'Retry-After': '10' })
}

/**
 * Sends a stored file without Next, which removes the Content-Length that players and downloads need.
 * `inspectFile` is undefined until the desk has opened.
 */
export async function sendMedia(
  store: MediaStore,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  inspectFile: InspectFile | undefined,
): Promise<void> {
  const { method = '', url = '' } = incoming
  const isRead = method === 'GET' || method === 'HEAD'
  // `Request` throws for some methods, such as TRACE.
  const request = toRequest(incoming, isRead ? method : 'POST')
  const response = isRead
    ? await fileResponse(store, url, request, inspectFile).catch((error: unknown) => {
        if (error instanceof StoreUnavailable) return unavailableResponse(request, error)
        console.error(`The file ${filenameIn(url)} failed`, error)
        return failureResponse(request, 'internal')
      })
    : failureResponse(request, 'method_not_allowed', { Allow: 'GET, HEAD' })
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body) {
    outgoing.end()
    return
  }
  // A reader who leaves in the middle is no error; the pipeline closes the file.
  await pipeline(Readable.fromWeb(response.body as never), outgoing).catch((error: unknown) => {
    if (error instanceof StoreUnavailable)
      console.error(`The file ${filenameIn(url)} broke off: ${error.message}`)
    outgoing.destroy()
  })
}
