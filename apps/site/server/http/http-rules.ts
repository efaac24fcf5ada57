import { MAX_CONTACT_BODY_BYTES } from '@gaashaan/contract'
import { errorMessage } from '@gaashaan/runtime/error-message'
import type { FastifyError, FastifyInstance, FastifyServerOptions } from 'fastify'
import type { RouteLabels } from '../observability/route-labels.ts'
import { isTooLong } from '../pages/page-refusal.ts'
import type { Services } from '../services.ts'
import { addSecurity, embeddingOf } from './security-headers.ts'
import { sendErrorPage } from './send-error.ts'
import type { StaticFiles } from './static-files.ts'

/** How Fastify reads requests and ends connections. */
export function httpOptions({ env, headersOf }: Services): FastifyServerOptions {
  return {
    logger: false,
    // While the process ends, open connections are still answered, with `connection: close`.
    return503OnClosing: false,
    trustProxy: env.trustedProxies.length > 0 && env.trustedProxies,
    bodyLimit: MAX_CONTACT_BODY_BYTES,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 4_096 },
    frameworkErrors: (_error, request, reply) =>
      sendErrorPage(request, reply.headers(headersOf('text/html')), 'not_found', env.settings, 400),
  }
}

function codeOfStatus(status: number) {
  if (status === 413) return 'body_too_large'
  if (status === 415) return 'unsupported_media_type'
  return status >= 500 ? 'internal' : 'invalid_body'
}

/** What holds for every request: its length, its body, its headers, and what becomes of an error. */
export function addHttpRules(
  app: FastifyInstance,
  { labels, files }: { readonly labels: RouteLabels; readonly files: StaticFiles | undefined },
): void {
  const { env, headersOf, log } = app.services
  app.addHook('onRoute', ({ url }) => labels.add(url))
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.raw
    if (isTooLong(url)) return sendErrorPage(request, reply, 'not_found', env.settings, 414)
    // Requests that did not come by the fast path: a test's, or a development server's.
    if (files?.trySendCached(request.raw, reply.raw)) reply.hijack()
  })
  // What cannot even be read as a URL is answered without this.
  app.addHook('onSend', async ({ raw }, reply) =>
    addSecurity(reply, headersOf, embeddingOf(raw.url ?? '')),
  )
  // Bodies stay bytes: pages and the relay read them by their own rules.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) {
      log.error(`${request.method} ${labels.of(request.raw.url ?? '')}: ${errorMessage(error)}`)
    }
    return sendErrorPage(request, reply, codeOfStatus(status), env.settings)
  })
}
