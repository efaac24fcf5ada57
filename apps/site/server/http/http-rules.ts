import { MAX_CONTACT_BODY_BYTES } from '@gaashaan/contract'
import { errorMessage } from '@gaashaan/runtime/error-message'
import type { FastifyError, FastifyInstance, FastifyServerOptions } from 'fastify'
import type { RouteLabels } from '../observability/route-labels.ts'
import { isTooLong } from '../pages/page-refusal.ts'
import type { Services } from '../services.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { sendErrorPage } from './send-error.ts'
import type { StaticFiles } from './static-files.ts'

/** How Fastify reads requests and closes connections. */
export function httpOptions({ env, headersOf }: Services): FastifyServerOptions {
  return {
    logger: false,
    // While the process stops, open connections still get responses, with `connection: close`.
    return503OnClosing: false,
    trustProxy: env.trustedProxies.length > 0 && env.trustedProxies,
    bodyLimit: MAX_CONTACT_BODY_BYTES,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 4_096 },
    frameworkErrors: (_error, request, reply) =>
      sendErrorPage(request, reply.headers(headersOf('text/html')), 'not_found', 400),
  }
}

function errorCode(status: number) {
  if (status === 413) return 'body_too_large'
  if (status === 415) return 'unsupported_media_type'
  return status >= 500 ? 'internal' : 'invalid_body'
}

/** The rules for every request: its length, its body, its response's headers and its errors. */
export function addHttpRules(
  app: FastifyInstance,
  labels: RouteLabels,
  files: StaticFiles | undefined,
): void {
  const { headersOf, log } = app.services
  app.addHook('onRoute', ({ url }) => labels.add(url))
  app.addHook('onRequest', async (request, reply) => {
    if (isTooLong(request.raw.url ?? '')) return sendErrorPage(request, reply, 'not_found', 414)
    // Requests of tests and of a development server do not pass the fast path.
    if (files?.trySendCached(request.raw, reply.raw)) reply.hijack()
  })
  // This hook does not run for a URL that cannot be parsed.
  app.addHook('onSend', async (request, reply) => addSecurityHeaders(request, reply, headersOf))
  // Bodies stay bytes: pages and the relay parse them by their own rules.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) {
      log.error(`${request.method} ${labels.of(request.raw.url ?? '')}: ${errorMessage(error)}`)
    }
    return sendErrorPage(request, reply, errorCode(status))
  })
}
