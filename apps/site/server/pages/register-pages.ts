import { errorMessage } from '@gaashaan/runtime/error-message'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { oldPageOf, redirectOf } from '../../app/api/redirects.ts'
import { sendBody } from '../http/send-body.ts'
import { sendErrorPage } from '../http/send-error.ts'
import type { RouteLabels } from '../observability/route-labels.ts'
import type { Services } from '../services.ts'
import { withReference } from './error-reference.ts'
import type { PageCache } from './page-cache.ts'
import { pageRefusal } from './page-refusal.ts'
import { createSendPreview } from './preview-page.ts'
import { isPreviewPath } from './preview-url.ts'
import { requestSaver } from './request-data-saver.ts'
import { languageToStore, requestLanguage } from './request-language.ts'
import { sendStoredLanguage } from './send-stored-language.ts'

/** Headers of a request that a page may depend on where it is not kept. */
const PASSED_ON = ['accept', 'content-type'] as const

export function toRequest(request: FastifyRequest, siteUrl: string): Request {
  const headers = new Headers()
  for (const name of PASSED_ON) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  const address = siteUrl + request.raw.url
  if (request.method !== 'POST') return new Request(address, { headers })
  return new Request(address, {
    method: 'POST',
    headers,
    body: request.body as Buffer<ArrayBuffer>,
  })
}

/**
 * Answers every address that is no file, call or media. Pages that readers share come from the
 * kept ones; what was posted, and addresses that are no page's, are rendered for one reader.
 */
export function createPages(
  services: Services,
  {
    pageCache,
    labels,
  }: {
    readonly pageCache: PageCache
    /** What a path is called in the log. */
    readonly labels: RouteLabels
  },
) {
  const { env, render, transport, log } = services
  const sendPreview = createSendPreview(services)
  const { settings } = env

  async function sendOwn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const search = new URL(settings.siteUrl + request.raw.url).search
    const language = requestLanguage(search, request.headers.cookie)
    const saver = requestSaver(search, request.headers)
    const page = await render({
      request: toRequest(request, settings.siteUrl),
      language,
      isSaving: saver.isSaving,
      savingInAddress: saver.inAddress,
      client: request.ip,
      transport,
    })
    if (page === undefined) return sendErrorPage(request, reply, 'internal', settings)
    const { status, headers, cookies, body } = withReference(page)
    const { 'content-type': contentType = '', ...others } = headers
    reply.headers(others)
    if (status === 405) reply.header('allow', 'GET, HEAD')
    for (const cookie of cookies) reply.header('set-cookie', cookie)
    const isRepeatable = request.method !== 'POST' && status < 500
    const cacheControl = isRepeatable ? 'private, no-cache' : 'no-store'
    return sendBody(request, reply, { status, contentType, body, cacheControl })
  }

  /** Leads the readers of an old address on, where the editors have given it a new one. */
  async function sendOn(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (request.method === 'POST') return false
    const found = await redirectOf(transport, new URL(settings.siteUrl + request.raw.url))
    if (!found) return false
    reply.header('cache-control', 'private, no-cache')
    await reply.redirect(found.to, found.permanent ? 301 : 302)
    return true
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const refusal = pageRefusal(request, settings.siteUrl)
    if (refusal) {
      if (refusal.isNoPage && (await sendOn(request, reply))) return reply
      if (refusal.code === 'method_not_allowed') reply.header('allow', 'GET, HEAD, POST')
      return sendErrorPage(request, reply, refusal.code, settings, refusal.status)
    }
    if (oldPageOf(new URL(settings.siteUrl + request.raw.url)) && (await sendOn(request, reply))) {
      return reply
    }
    const chosen = request.method === 'POST' ? undefined : languageToStore(request.raw.url ?? '')
    if (chosen) return sendStoredLanguage(request, reply, chosen, settings.siteUrl)
    try {
      if (isPreviewPath(request.raw.url ?? '')) return await sendPreview(request, reply)
      return (await pageCache.send(request, reply)) ? reply : await sendOwn(request, reply)
    } catch (error) {
      log.error(`${request.method} ${labels.of(request.raw.url ?? '')}: ${errorMessage(error)}`)
      return sendErrorPage(request, reply, 'internal', settings)
    }
  }
}
