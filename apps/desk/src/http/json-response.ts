import { ERRORS, type ErrorCode, failedResponse, goodResponse } from '@gaashaan/contract'
import { matchesTag, strongTag } from '@gaashaan/http/entity-tag'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Any origin may read GET responses; they depend on neither cookie nor IP address. */
const CORS_HEADERS = { 'Access-Control-Allow-Origin': '*' }

/**
 * Clients store a response and revalidate it each time: it is current until something is published,
 * and revalidating an unchanged one costs a 304 without a body.
 */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/**
 * 200 with the data and, for a page of a list, the total; 304 if the client has the data already. HEAD
 * gets the headers only.
 */
export function dataResponse(request: Request, data: unknown, total?: number): Response {
  const body = JSON.stringify(goodResponse(data, total))
  const tag = strongTag(body)
  const headers = { ...CORS_HEADERS, ETag: tag, 'Cache-Control': REVALIDATE }
  if (matchesTag(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { ...headers, 'Content-Type': JSON_TYPE },
  })
}

/**
 * An error response with its status and code, and `movedTo` where what was removed has gone. Any origin may
 * read it if the request was a GET.
 */
export function failureResponse(
  request: Request,
  code: ErrorCode,
  headers: Readonly<Record<string, string>> = {},
  movedTo?: string,
): Response {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const body = JSON.stringify(failedResponse(code, movedTo))
  return new Response(request.method === 'HEAD' ? null : body, {
    status: ERRORS[code].status,
    headers: {
      'Content-Type': JSON_TYPE,
      'Cache-Control': 'no-store',
      ...(isRead && CORS_HEADERS),
      ...headers,
    },
  })
}

/** `{ success: true }` with a reference, for calls that only accept data. */
export function successResponse(data: { readonly reference?: string | undefined }): Response {
  const headers = { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store' }
  return Response.json({ success: true, ...data }, { headers })
}
