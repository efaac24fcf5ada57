import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type CreateRequestHandlerFunction,
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { Transport } from '../app/api/transport.ts'
import type { Visit } from '../app/context.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { Env } from './env.ts'
import { languageCookie, requestLanguage } from './language.ts'
import { type Log, reasonOf } from './log.ts'
import { pageRefusal } from './page-refusal.ts'
import { addVary, sendBody } from './send-body.ts'
import { sendFailure } from './send-failure.ts'

/** The built pages, with what `entry.server` adds for this server. */
export interface SiteBuild extends ServerBuild {
  readonly entry: {
    readonly module: ServerBuild['entry']['module'] & {
      readonly newContext: () => RouterContextProvider
      readonly setVisit: (context: RouterContextProvider, visit: Visit) => void
    }
  }
}

export interface PageSource {
  /** The pages, or how to get them as they are now while somebody works on them. */
  readonly build: SiteBuild | (() => Promise<SiteBuild>)
  /** React Router's, where the pages use another copy of it than this server. */
  readonly createHandler?: CreateRequestHandlerFunction
}

interface PageParts extends PageSource {
  readonly env: Env
  readonly transport: Transport
  readonly log: Log
}

/** Headers of a request that pages may depend on; few, so that a page can be kept for many. */
const PASSED_ON = ['accept', 'content-type'] as const

const HTML = /^text\/html\b/
const PAGE_DATA = /^text\/x-script\b/

function toRequest(request: FastifyRequest, siteUrl: string): Request {
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

/** Answers every address that is no file, call or media: React Router renders it. */
export function createPages({ env, build, createHandler, transport, log }: PageParts) {
  const { settings } = env
  const mode = env.isDevelopment ? 'development' : 'production'
  const current = typeof build === 'function' ? build : async () => build
  const render: RequestHandler = (createHandler ?? createRequestHandler)(build, mode)

  async function renderPage(request: FastifyRequest, language: Visit['language'], named: boolean) {
    const { newContext, setVisit } = (await current()).entry.module
    const context = newContext()
    setVisit(context, {
      language,
      languageInAddress: named,
      transport,
      settings,
      client: request.ip,
      showStack: env.isDevelopment,
    })
    const response = await render(toRequest(request, settings.siteUrl), context)
    return { response, body: Buffer.from(await response.arrayBuffer()) }
  }

  async function send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const search = new URL(settings.siteUrl + request.raw.url).search
    const { language, inAddress } = requestLanguage(search, request.headers.cookie)
    const { response, body } = await renderPage(request, language, inAddress)
    const contentType = response.headers.get('content-type') ?? ''
    const isPage = HTML.test(contentType)
    if (response.status >= 500 && !isPage && !PAGE_DATA.test(contentType)) {
      return sendFailure(request, reply, 'internal', settings)
    }
    for (const [name, value] of response.headers) {
      if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value)
    }
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
    if (inAddress) reply.header('set-cookie', languageCookie(language, settings.siteUrl))
    addVary(reply, 'Cookie')
    reply.header('content-language', language.toLowerCase())
    if (isPage && !env.isDevelopment) {
      const policy = contentSecurityPolicy(body.toString(), settings)
      reply.header('content-security-policy', policy)
    }
    const isKeepable = request.method !== 'POST' && response.status < 500
    const cacheControl = response.headers.get('cache-control') ?? 'private, no-cache'
    return sendBody(request, reply, {
      status: response.status,
      contentType,
      body,
      cacheControl: isKeepable ? cacheControl : 'no-store',
    })
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const refusal = pageRefusal(request, settings.siteUrl)
    if (refusal) {
      if (refusal.code === 'method_not_allowed') reply.header('allow', 'GET, HEAD, POST')
      return sendFailure(request, reply, refusal.code, settings, refusal.status)
    }
    try {
      return await send(request, reply)
    } catch (error) {
      log.error(`${request.method} ${request.raw.url?.split('?')[0]}: ${reasonOf(error)}`)
      return sendFailure(request, reply, 'internal', settings)
    }
  }
}
