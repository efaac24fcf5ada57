import { LANGUAGE_KEY } from '@gaashaan/contract/language'
import { errorMessage } from '@gaashaan/runtime/error-message'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findRedirect, oldPageQuery } from '../../app/api/redirects.ts'
import { preferenceCookies } from '../http/preference-cookies.ts'
import { sendBody } from '../http/send-body.ts'
import { sendErrorPage } from '../http/send-error.ts'
import type { RouteLabels } from '../observability/route-labels.ts'
import type { Services } from '../services.ts'
import { withReference } from './error-reference.ts'
import type { PageCache } from './page-cache.ts'
import { pageRefusal } from './page-refusal.ts'
import { createSendPreview, isPreviewPath } from './preview-page.ts'
import { dataSaverCookies, dataSaverToStore, requestDataSaver } from './request-data-saver.ts'
import { languageToStore, requestLanguage } from './request-language.ts'

/** Request headers on which an uncached page may depend. */
const FORWARDED_HEADERS = ['accept', 'content-type'] as const

/** Fastify's request as React Router takes it. */
function toWebRequest(request: FastifyRequest, url: URL): Request {
  const headers = new Headers()
  for (const name of FORWARDED_HEADERS) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  if (request.method !== 'POST') return new Request(url, { headers })
  const body = request.body as Buffer<ArrayBuffer>
  return new Request(url, { method: 'POST', headers, body })
}

/**
 * Responds at every path that is no file, call or media. Pages that readers share come from the
 * page cache. Posted forms, and paths that are no page's, are rendered for one reader.
 */
export function createPages(services: Services, pageCache: PageCache, labels: RouteLabels) {
  const { env, render, transport, log } = services
  const { siteUrl } = env.settings
  const sendPreview = createSendPreview(services)

  async function sendUncached(request: FastifyRequest, reply: FastifyReply, url: URL) {
    const visit = {
      language: requestLanguage(url.search, request.headers.cookie),
      isDataSaverOn: requestDataSaver(request.headers),
      client: request.ip,
      transport,
    }
    const demand = { awaitedBy: request.ip, hits: 0 }
    const page = await render({ request: toWebRequest(request, url), ...visit }, demand)
    if (page === undefined) return sendErrorPage(request, reply, 'internal')
    const { status, headers, cookies, body } = withReference(page)
    const { 'content-type': contentType = '', ...otherHeaders } = headers
    reply.headers(otherHeaders)
    if (status === 405) reply.header('allow', 'GET, HEAD')
    for (const cookie of cookies) reply.header('set-cookie', cookie)
    const isRepeatable = request.method !== 'POST' && status < 500
    const cacheControl = isRepeatable ? 'private, no-cache' : 'no-store'
    return sendBody(request, reply, { status, contentType, body, cacheControl })
  }

  /** Redirects from an old URL, if the editors have set a target; returns false otherwise. */
  async function tryRedirect(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (request.method === 'POST') return false
    const redirect = await findRedirect(transport, new URL(siteUrl + request.raw.url))
    if (!redirect) return false
    reply.header('cache-control', 'private, no-cache')
    await reply.redirect(redirect.to, redirect.permanent ? 301 : 302)
    return true
  }

  /**
   * Stores the language of the language switch, and redirects to the URL that only names the
   * language: if a reader shares that URL, it stores nothing. Nothing is stored for a reader who
   * comes from another site, as far as the browser tells (Fetch Metadata). The redirect is a query
   * alone, so that no made-up path can lead to another host.
   */
  function tryStoreLanguage(request: FastifyRequest, reply: FastifyReply): boolean {
    const stored = request.method === 'POST' ? undefined : languageToStore(request.raw.url ?? '')
    if (!stored) return false
    const site = request.headers['sec-fetch-site']
    if (site === undefined || site === 'same-origin') {
      reply.header('set-cookie', preferenceCookies(LANGUAGE_KEY, stored.language, siteUrl))
    }
    reply.code(303).headers({ location: stored.search, 'cache-control': 'no-store' }).send()
    return true
  }

  /** Stores the state of the data saver, and redirects to the page itself, which is cached. */
  function tryStoreDataSaver(request: FastifyRequest, reply: FastifyReply): boolean {
    const stored = request.method === 'POST' ? undefined : dataSaverToStore(request.raw.url ?? '')
    if (!stored) return false
    reply.header('set-cookie', dataSaverCookies(stored.isOn, siteUrl))
    reply.code(303).headers({ location: stored.location, 'cache-control': 'no-store' }).send()
    return true
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { url: path = '' } = request.raw
    const refusal = pageRefusal(request, siteUrl)
    if (refusal) {
      if (refusal.isUnknownPath && (await tryRedirect(request, reply))) return reply
      if (refusal.code === 'method_not_allowed') reply.header('allow', 'GET, HEAD, POST')
      return sendErrorPage(request, reply, refusal.code, refusal.status)
    }
    const url = new URL(siteUrl + path)
    if (oldPageQuery(url) && (await tryRedirect(request, reply))) return reply
    if (tryStoreLanguage(request, reply) || tryStoreDataSaver(request, reply)) return reply
    try {
      if (isPreviewPath(path)) return await sendPreview(request, reply)
      const isSent = await pageCache.send(request, reply)
      return isSent ? reply : await sendUncached(request, reply, url)
    } catch (error) {
      log.error(`${request.method} ${labels.of(path)}: ${errorMessage(error)}`)
      return sendErrorPage(request, reply, 'internal')
    }
  }
}
