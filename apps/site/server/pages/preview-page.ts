import { PreviewSchema, parseResponse } from '@gaashaan/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transport } from '../../app/api/transport.ts'
import { acceptedEncoding, compress } from '../http/content-encoding.ts'
import { sendErrorPage } from '../http/send-error.ts'
import type { Services } from '../services.ts'
import { withReference } from './error-reference.ts'
import { createFetchPreview } from './fetch-preview.ts'
import { requestLanguage } from './request-language.ts'

export type SendPreview = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * For one visitor, and for nobody else: not kept by a cache or the browser (RFC 9111 §5.2.2.5), not
 * by a search engine, and its address, in which the token stands, not told to any other page.
 */
const FOR_ONE = {
  'cache-control': 'no-store',
  // nginx keeps what it is not forbidden to; this forbids it by its own word.
  'x-accel-expires': '0',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const

/** The page in the desk's own frame or window, which may hear of it and speak to it. */
function framedBy(origin: string, headers: Record<string, string>): Record<string, string> {
  const policy = headers['content-security-policy']
  // A development server's pages have none.
  if (policy === undefined) return {}
  return {
    'content-security-policy': policy.replace(
      "frame-ancestors 'none'",
      `frame-ancestors ${origin}`,
    ),
    'cross-origin-opener-policy': 'unsafe-none',
  }
}

/** Sends the page that shows a working copy: rendered for this visitor, kept nowhere. */
export function createSendPreview(services: Services): SendPreview {
  const { env, render, fetch, clock, contentVersion, previewGuard: guard } = services
  const { settings } = env
  const ask = createFetchPreview({ ...env, fetch, clock, contentVersion, guard })

  return async (request, reply) => {
    reply.headers(FOR_ONE)
    if (request.method === 'POST') {
      return sendErrorPage(
        request,
        reply.header('allow', 'GET, HEAD'),
        'method_not_allowed',
        settings,
      )
    }
    const address = new URL(settings.siteUrl + request.raw.url)
    const language = requestLanguage(address.search, request.headers.cookie)
    let frame: string | null = null
    const transport: Transport = {
      ...services.transport,
      preview: async (token, asked) => {
        const outcome = await ask(token, asked, request.ip)
        const isGood = outcome.kind === 'answer' && outcome.status === 200
        frame = isGood ? (parseResponse(PreviewSchema, outcome.json)?.frame_ancestor ?? null) : null
        return outcome
      },
    }
    const page = await render({
      request: new Request(address),
      language,
      // As most readers will see it, whatever the editor's own browser saves.
      isSaving: false,
      savingInAddress: false,
      client: '',
      transport,
    })
    if (page === undefined) return sendErrorPage(request, reply, 'internal', settings)
    const { status, headers, cookies, body } = withReference(page)
    reply.headers({ ...headers, ...FOR_ONE, ...(frame === null ? {} : framedBy(frame, headers)) })
    for (const cookie of cookies) reply.header('set-cookie', cookie)
    reply.code(status)
    if (request.method === 'HEAD') return reply.send()
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (encoding === undefined) return reply.send(body)
    return reply.header('content-encoding', encoding).send(await compress(body, encoding))
  }
}
