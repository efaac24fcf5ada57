import { ERRORS, type ErrorCode, failedResponse } from '@gaashaan/contract'
import { currentRequestId, REQUEST_ID } from '@gaashaan/runtime/request-id'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../app/settings/settings.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { ERROR_PAGE_STYLE, errorPage } from './error-page.ts'

/** What the failure page has inline. */
const OWN_ELEMENTS = { scripts: [], styles: [ERROR_PAGE_STYLE] }

/** The request's id, on answers that are nobody's fault but ours; nothing that is kept has one. */
function addReference(reply: FastifyReply, status: number): string | undefined {
  const reference = status >= 500 ? currentRequestId() : undefined
  if (reference !== undefined) reply.header(REQUEST_ID, reference)
  return reference
}

/** A failing call's JSON. */
export function sendCallError(
  reply: FastifyReply,
  code: ErrorCode,
  status: number = ERRORS[code].status,
): FastifyReply {
  addReference(reply, status)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failedResponse(code)))
}

/** A failure in the shape its address asks for: JSON below `/api/`, a page for people elsewhere. */
export function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  settings: Settings,
  status: number = ERRORS[code].status,
): FastifyReply {
  if (request.raw.url?.startsWith('/api/')) return sendCallError(reply, code, status)
  const html = errorPage(code, status, addReference(reply, status))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(OWN_ELEMENTS, settings))
    .type('text/html; charset=utf-8')
    .send(html)
}
