import { ERRORS, type ErrorCode, failedAnswer } from '@gaashaan/contract'
import { currentRequestId, REQUEST_ID } from '@gaashaan/runtime/request-id'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../app/settings/settings.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { FAILURE_STYLE, failurePage } from './error-page.ts'

/** What the failure page has inline. */
const OWN_ELEMENTS = { scripts: [], styles: [FAILURE_STYLE] }

/** The request's id, on answers that are nobody's fault but ours; nothing that is kept has one. */
function addReference(reply: FastifyReply, status: number): string | undefined {
  const reference = status >= 500 ? currentRequestId() : undefined
  if (reference !== undefined) reply.header(REQUEST_ID, reference)
  return reference
}

/** A failing call's JSON. */
export function sendFailedCall(
  reply: FastifyReply,
  code: ErrorCode,
  status: number = ERRORS[code].status,
): FastifyReply {
  addReference(reply, status)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failedAnswer(code)))
}

/** A failure in the shape its address asks for: JSON below `/api/`, a page for people elsewhere. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  settings: Settings,
  status: number = ERRORS[code].status,
): FastifyReply {
  if (request.raw.url?.startsWith('/api/')) return sendFailedCall(reply, code, status)
  const html = failurePage(code, status, addReference(reply, status))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(OWN_ELEMENTS, settings))
    .type('text/html; charset=utf-8')
    .send(html)
}
