import { ERRORS, type ErrorCode, failedResponse, goodResponse } from '@gaashaan/contract'
import { matchesTag, strongTag } from '@gaashaan/http/entity-tag'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Any origin may read GET responses; they depend on neither cookie nor IP address. */
const OPEN = { 'Access-Control-Allow-Origin': '*' }

/**
 * Kept by whoever asked, asked again every time: an answer is right until something is published,
 * and an unchanged one costs a 304 without a body.
 */
const ASK_AGAIN = 'public, max-age=0, must-revalidate'

/**
 * 200 with the data, and the total of a list's page; or 304 when the asker already has it. HEAD gets
 * the headers alone.
 */
export function dataResponse(request: Request, data: unknown, total?: number): Response {
  const body = JSON.stringify(goodResponse(data, total))
  const tag = strongTag(body)
  const headers = { ...OPEN, ETag: tag, 'Cache-Control': ASK_AGAIN }
  if (matchesTag(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { ...headers, 'Content-Type': JSON_TYPE },
  })
}

/** A failure with its status and code; open to any page where the request was a GET. */
export function failure(
  request: Request,
  code: ErrorCode,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const body = JSON.stringify(failedResponse(code))
  return new Response(request.method === 'HEAD' ? null : body, {
    status: ERRORS[code].status,
    headers: {
      'Content-Type': JSON_TYPE,
      'Cache-Control': 'no-store',
      ...(isRead && OPEN),
      ...headers,
    },
  })
}

/** `{ success: true }` and little else: what a call answers that only takes something in. */
export function success(more: { readonly reference?: string | undefined }): Response {
  return new Response(JSON.stringify({ success: true, ...more }), {
    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store' },
  })
}
