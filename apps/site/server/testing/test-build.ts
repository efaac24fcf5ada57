import {
  createContext,
  data,
  type LoaderFunctionArgs,
  RouterContextProvider,
  redirect,
} from 'react-router'
import type { Visit } from '../../app/context.ts'
import type { SiteBuild } from '../pages/render-page.ts'

const visitContext = createContext<Visit>()
const getVisit = ({ context }: LoaderFunctionArgs) => context.get(visitContext)

const page = () => null

/** URLs at which the news page was rendered so far. */
export const renderedUrls: string[] = []

/** The test pages by their paths. */
const MODULES = {
  '/': {
    default: page,
    loader: (args: LoaderFunctionArgs) => {
      const { transport: _transport, settings: _settings, nonce: _nonce, ...visit } = getVisit(args)
      return { ...visit, filler: 'x'.repeat(2_000) }
    },
  },
  '/client': {
    default: page,
    loader: (args: LoaderFunctionArgs) => ({ client: getVisit(args).client }),
  },
  '/calls-api': {
    default: page,
    loader: (args: LoaderFunctionArgs) => getVisit(args).transport.get('/api/x'),
  },
  '/resources/news': {
    default: page,
    loader: async (args: LoaderFunctionArgs) => {
      const { language, transport } = getVisit(args)
      renderedUrls.push(args.request.url)
      const outcome = await transport.get(`/api/operations/featured?language=${language}`)
      if (outcome.kind === 'unreachable') transport.warn('no news')
      return { language, outcome }
    },
  },
  '/preview': {
    default: page,
    loader: (args: LoaderFunctionArgs) => {
      const { language, transport } = getVisit(args)
      return transport.preview(new URL(args.request.url).searchParams.get('token') ?? '', language)
    },
  },
  '/shows/preview': {
    default: page,
    loader: (args: LoaderFunctionArgs) => getVisit(args).transport.preview('link.abc', 'SO'),
  },
  '/form': {
    default: page,
    action: async ({ request }: LoaderFunctionArgs) => Object.fromEntries(await request.formData()),
  },
  '/moved': { default: page, loader: () => redirect('/contact', 301) },
  '/cookies': {
    default: page,
    loader: () =>
      data(null, {
        headers: [
          ['set-cookie', 'a=1'],
          ['set-cookie', 'b=2'],
        ],
      }),
    headers: ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders,
  },
  '/unrenderable': { default: page },
  '/*': {
    default: page,
    loader: () => {
      throw data(null, { status: 404 })
    },
  },
} as const

const routes = Object.fromEntries(
  Object.entries(MODULES).map(([path, module]) => [
    path,
    { id: path, parentId: 'root', path, module },
  ]),
)

/** The smallest possible build. Its pages show in their HTML what they received. */
export const testBuild = {
  entry: {
    module: {
      newContext: () => new RouterContextProvider(),
      setVisit: (context: RouterContextProvider, visit: Visit) => context.set(visitContext, visit),
      handleError: () => {},
      default: async (
        request: Request,
        status: number,
        headers: Headers,
        { staticHandlerContext }: { staticHandlerContext: unknown },
        context: RouterContextProvider,
      ) => {
        if (new URL(request.url).pathname === '/unrenderable') throw new Error('secret detail')
        const { loaderData, actionData } = staticHandlerContext as Record<string, unknown>
        headers.set('content-type', 'text/html; charset=utf-8')
        const state = JSON.stringify({ url: request.url, loaderData, actionData })
        const script = `<script nonce="${context.get(visitContext).nonce}">state=${state}</script>`
        return new Response(`<!doctype html><title>t</title>${script}`, { status, headers })
      },
    },
  },
  routes: { root: { id: 'root', path: '', module: { default: page } }, ...routes },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as SiteBuild

/** The state in a test page's HTML. */
export function pageState(html: string): {
  url: string
  loaderData: Record<string, Record<string, unknown>>
  actionData: Record<string, Record<string, unknown>> | null
} {
  return JSON.parse(/state=(.*)<\/script>/.exec(html)?.[1] ?? 'null')
}
