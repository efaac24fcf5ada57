import { randomBytes } from 'node:crypto'
import {
  type CreateRequestHandlerFunction,
  createRequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { siteSettings } from '../../app/api/site-settings.ts'
import type { Visit } from '../../app/context.ts'
import type { Env } from '../env/env.ts'
import { contentSecurityPolicy } from '../http/content-security-policy.ts'
import { extractInlineElements } from './inline-elements.ts'

/** The built pages, with what `entry.server` exports for this server. */
export interface SiteBuild extends ServerBuild {
  readonly entry: {
    readonly module: ServerBuild['entry']['module'] & {
      readonly newContext: () => RouterContextProvider
      readonly setVisit: (context: RouterContextProvider, visit: Visit) => void
    }
  }
}

export interface PageSource {
  /** The built pages; in development a function that builds the current ones. */
  readonly build: SiteBuild | (() => Promise<SiteBuild>)
  /** React Router's, if the pages use another copy of it than this server. */
  readonly createHandler?: CreateRequestHandlerFunction
}

/** What a page is rendered from; `client` is empty for a page that is cached. */
interface PageRequest extends Pick<Visit, 'language' | 'isDataSaverOn' | 'client' | 'transport'> {
  readonly request: Request
}

const HTML = /^text\/html\b/
const PAGE_DATA = /^text\/x-script\b/

export type RenderPage = ReturnType<typeof createRenderPage>

/** Renders a page with React Router; `undefined` if the result must not be shown to anybody. */
export function createRenderPage({
  env,
  build,
  createHandler = createRequestHandler,
}: PageSource & { readonly env: Env }) {
  const { settings, isDevelopment } = env
  const handle = createHandler(build, isDevelopment ? 'development' : 'production')

  return async ({ request, ...visit }: PageRequest) => {
    const { entry } = typeof build === 'function' ? await build() : build
    const context = entry.module.newContext()
    const nonce = randomBytes(16).toString('base64url')
    entry.module.setVisit(context, { ...visit, settings, nonce, showStack: isDevelopment })
    const response = await handle(request, context)
    const { status } = response
    let body = Buffer.from(await response.arrayBuffer())
    const contentType = response.headers.get('content-type') ?? ''
    const isPage = HTML.test(contentType)
    if (status >= 500 && !isPage && !PAGE_DATA.test(contentType)) return undefined
    const cookies = response.headers.getSetCookie()
    const {
      'set-cookie': _cookies,
      'content-length': _length,
      ...headers
    } = Object.fromEntries(response.headers)
    headers.vary = 'Cookie, Save-Data, Accept-Encoding'
    headers['content-language'] = visit.language.toLowerCase()
    if (isPage) {
      const { html, ...inline } = extractInlineElements(body.toString(), nonce)
      body = Buffer.from(html)
      if (!isDevelopment) {
        // A failure of this call is logged where the page loads its settings.
        const transport = { ...visit.transport, warn: () => undefined }
        const { contact } = await siteSettings(transport, visit.language)
        const streamUrl = contact?.stream_url || settings.streamUrl
        const policy = contentSecurityPolicy(inline, { ...settings, streamUrl })
        headers['content-security-policy'] = policy
      }
    }
    return { status, headers, cookies, body }
  }
}
