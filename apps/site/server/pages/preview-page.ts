import { PREVIEW_PATH, PreviewSchema, parseResponse } from '@gaashaan/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transport } from '../../app/api/transport.ts'
import { requestPath } from '../http/request-path.ts'
import { sendCompressed } from '../http/send-body.ts'
import { sendErrorPage } from '../http/send-error.ts'
import type { Services } from '../services.ts'
import { withReference } from './error-reference.ts'
import { createFetchPreview } from './fetch-preview.ts'
import { requestLanguage } from './request-language.ts'

/** The page and the data of a navigation to it, in any letter case, as its route matches them. */
const PREVIEW = new RegExp(`^${PREVIEW_PATH}/*(?:/_)?(?:\\.data)?$`, 'i')

/** Whether a URL is that of the page that shows a draft by its token. */
export const isPreviewPath = (url: string) => PREVIEW.test(requestPath(url))

/**
 * For one visitor alone: no cache or browser stores the page (RFC 9111 §5.2.2.5), no search engine
 * lists it, and no other page gets its URL, which has the token.
 */
const PRIVATE_HEADERS = {
  'cache-control': 'no-store',
  // nginx reads this header first.
  'x-accel-expires': '0',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const

/** Headers with which the desk may frame the page, or open it in a window that it can talk to. */
function framingHeaders(origin: string, policy: string): Record<string, string> {
  return {
    'content-security-policy': policy.replace(
      "frame-ancestors 'none'",
      `frame-ancestors ${origin}`,
    ),
    'cross-origin-opener-policy': 'unsafe-none',
  }
}

/** Sends the page that shows a draft: rendered for this visitor and cached nowhere. */
export function createSendPreview(services: Services) {
  const { env, render, transport } = services
  const fetchPreview = createFetchPreview(services)

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.headers(PRIVATE_HEADERS)
    if (request.method === 'POST') {
      return sendErrorPage(request, reply.header('allow', 'GET, HEAD'), 'method_not_allowed')
    }
    const url = new URL(env.settings.siteUrl + request.raw.url)
    let frameOrigin: string | null = null
    const preview: Transport['preview'] = async (token, language) => {
      const outcome = await fetchPreview(token, language, request.ip)
      const isGood = outcome.kind === 'answer' && outcome.status === 200
      const draft = isGood ? parseResponse(PreviewSchema, outcome.json) : undefined
      frameOrigin = draft?.frame_ancestor ?? null
      return outcome
    }
    const visit = {
      language: requestLanguage(url.search, request.headers.cookie),
      // As most readers will see it, whatever the editor's own browser saves.
      isDataSaverOn: false,
      client: '',
      transport: { ...transport, preview },
    }
    const demand = { awaitedBy: request.ip, hits: 0 }
    const page = await render({ request: new Request(url), ...visit }, demand)
    if (page === undefined) return sendErrorPage(request, reply, 'internal')
    const { status, headers, cookies, body } = withReference(page)
    // A development server's pages have no policy.
    const policy = headers['content-security-policy']
    const framing = frameOrigin && policy ? framingHeaders(frameOrigin, policy) : {}
    reply.code(status).headers({ ...headers, ...PRIVATE_HEADERS, ...framing })
    for (const cookie of cookies) reply.header('set-cookie', cookie)
    return request.method === 'HEAD' ? reply.send() : sendCompressed(request, reply, body)
  }
}
