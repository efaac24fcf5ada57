import { ERRORS, type ErrorCode, failedResponse } from '@gaashaan/contract'
import { currentRequestId, REQUEST_ID } from '@gaashaan/runtime/request-id'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { ERROR_PAGE_STYLE, errorPage } from './error-page.ts'
import { JSON_TYPE } from './send-body.ts'

/** The inline elements of the error page. */
const INLINE_ELEMENTS = { scripts: [], styles: [ERROR_PAGE_STYLE] }

/** Adds the request's id to a response to an internal error; no cached response has one. */
function addReference(reply: FastifyReply, status: number): string | undefined {
  const reference = status >= 500 ? currentRequestId() : undefined
  if (reference !== undefined) reply.header(REQUEST_ID, reference)
  return reference
}

/** The JSON of a failed call. */
export function sendCallError(
  reply: FastifyReply,
  code: ErrorCode,
  status: number = ERRORS[code].status,
): FastifyReply {
  addReference(reply, status)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
    .send(JSON.stringify(failedResponse(code)))
}

/** An error as JSON below `/api/`, and as a page elsewhere. */
export function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  status: number = ERRORS[code].status,
): FastifyReply {
  if (request.raw.url?.startsWith('/api/')) return sendCallError(reply, code, status)
  const { settings } = request.server.services.env
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(INLINE_ELEMENTS, settings))
    .type('text/html; charset=utf-8')
    .send(errorPage(code, status, addReference(reply, status)))
}
