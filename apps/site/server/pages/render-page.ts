import { randomBytes } from 'node:crypto'
import {
  type CreateRequestHandlerFunction,
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { siteSettings } from '../../app/api/site-settings.ts'
import type { Transport } from '../../app/api/transport.ts'
import type { Visit } from '../../app/context.ts'
import type { Env } from '../env/env.ts'
import { contentSecurityPolicy } from '../http/content-security-policy.ts'
import { inlineHashes } from './inline-elements.ts'
import { saverCookie } from './request-data-saver.ts'

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

/** What a page is rendered from. */
export interface PageRequest {
  readonly request: Request
  readonly language: Visit['language']
  /** With the data saver on, and whether the address says whether it is. */
  readonly isSaving: boolean
  readonly savingInAddress: boolean
  /** The reader's network address; empty for a page that is kept for many. */
  readonly client: string
  readonly transport: Transport
}

export interface RenderedPage {
  readonly status: number
  /** With the policy, the languages and what the answer depends on; no cookies. */
  readonly headers: Record<string, string>
  readonly cookies: readonly string[]
  readonly body: Buffer
}

const HTML = /^text\/html\b/
const PAGE_DATA = /^text\/x-script\b/

/** Renders a page with React Router; `undefined` when what comes out is for nobody to see. */
export function createRenderPage({
  env,
  build,
  createHandler,
}: PageSource & { readonly env: Env }) {
  const { settings, isDevelopment } = env
  const current = typeof build === 'function' ? build : async () => build
  const mode = isDevelopment ? 'development' : 'production'
  const render: RequestHandler = (createHandler ?? createRequestHandler)(build, mode)

  return async ({
    request,
    savingInAddress,
    ...visit
  }: PageRequest): Promise<RenderedPage | undefined> => {
    const { newContext, setVisit } = (await current()).entry.module
    const context = newContext()
    const nonce = randomBytes(16).toString('base64url')
    setVisit(context, { ...visit, settings, nonce, showStack: isDevelopment })
    const response = await render(request, context)
    let body = Buffer.from(await response.arrayBuffer())
    const contentType = response.headers.get('content-type') ?? ''
    const isPage = HTML.test(contentType)
    if (response.status >= 500 && !isPage && !PAGE_DATA.test(contentType)) return undefined
    const headers: Record<string, string> = {}
    for (const [name, value] of response.headers) {
      if (name !== 'set-cookie' && name !== 'content-length') headers[name] = value
    }
    headers.vary = 'Cookie, Save-Data, Accept-Encoding'
    headers['content-language'] = visit.language.toLowerCase()
    const own = isPage ? inlineHashes(body.toString(), nonce) : undefined
    if (own) body = Buffer.from(own.html)
    if (own && !isDevelopment) {
      // What failed of it is logged where the page is loaded.
      const transport = { ...visit.transport, warn: () => undefined }
      const { contact } = await siteSettings(transport, visit.language)
      const streamUrl = contact?.stream_url || settings.streamUrl
      const policy = contentSecurityPolicy(own, { ...settings, streamUrl })
      headers['content-security-policy'] = policy
    }
    const cookies = response.headers.getSetCookie()
    if (savingInAddress) cookies.push(saverCookie(visit.isSaving, settings.siteUrl))
    return { status: response.status, headers, cookies, body }
  }
}
