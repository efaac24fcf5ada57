import { CONTACT_BODY_BYTES } from '@gaashaan/contract'
import { guardedFetch } from '@gaashaan/running/guarded-agent'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { CANONICAL_PATHS } from '../app/addresses.ts'
import { createAnswers } from './answers.ts'
import type { Fetch } from './bounded-fetch.ts'
import { registerCards } from './cards/register-cards.ts'
import { type Clock, systemClock } from './clock.ts'
import { type ConnectionTimes, TIMES } from './connection-times.ts'
import { createSendContact } from './contact.ts'
import { createCountsOf } from './contact-door/counts-of.ts'
import { createGuardedContact } from './contact-door/guarded-contact.ts'
import { createContentVersion } from './content-version.ts'
import { createDiskStore } from './disk-store.ts'
import { registerDocuments } from './documents/register-documents.ts'
import type { Env } from './env.ts'
import { readFiles } from './files.ts'
import { type Answerer, createFrontDoor } from './front-door.ts'
import { createKeptCalls } from './kept-calls.ts'
import { createKeptPages } from './kept-pages.ts'
import { consoleLog, type Log, reasonOf } from './log.ts'
import { registerMediaOf } from './media-room.ts'
import { createMemory } from './memory.ts'
import { createVideoTitles } from './oembed.ts'
import { isTooLong } from './page-refusal.ts'
import { createPages } from './pages.ts'
import { createPreviewGuard } from './preview-guard.ts'
import { createSendPreview } from './preview-page.ts'
import { readableAt } from './readable-answer.ts'
import { registerRelay } from './relay.ts'
import { createRenderPage, type PageSource } from './render-page.ts'
import { createLook } from './running/readiness.ts'
import { registerHealth } from './running/register-health.ts'
import { createRequestWatch } from './running/request-watch.ts'
import { createRouteLabels } from './running/route-labels.ts'
import { watchHost } from './running/watched-host.ts'
import { hitsOf, watchKept, watchMemory } from './running/watched-memory.ts'
import { watchMessages, watchRenders } from './running/watched-work.ts'
import type { Search } from './search/search.ts'
import {
  createAskArchive,
  createAskBeside,
  createAskSearch,
  registerSuggestions,
} from './search/site-search.ts'
import { addSecurity, embeddingOf, securityHeaders } from './security-headers.ts'
import { registerSecurityText } from './security-text.ts'
import { sendFailure } from './send-failure.ts'
import { createStreamWatch } from './stream-watch.ts'
import { createTransport } from './transport.ts'
import { createApiClient } from './upstream/api-client.ts'

/** Longest silence of another host, in milliseconds; whoever asks it may wait for less. */
const QUIET_MS = 30_000

export interface ServerParts extends PageSource {
  readonly env: Env
  /** The browser's files; none while they come from a development server. */
  readonly clientDirectory?: string
  readonly log?: Log
  readonly fetch?: Fetch
  readonly clock?: Clock
  /** What finds the site's texts; without it nothing is found. */
  readonly search?: Search
  /** How slow a connection may be; a test's are shorter. */
  readonly times?: ConnectionTimes
  /** Asks hosts on the internet and nothing inside of a network. */
  readonly publicFetch?: Fetch
}

function codeOfStatus(status: number) {
  if (status === 413) return 'body_too_large'
  if (status === 415) return 'unsupported_media_type'
  return status >= 500 ? 'internal' : 'invalid_body'
}

/** Paths of the pages; more of them where they are known before they are asked for. */
function pagePaths(build: PageSource['build']): string[] {
  const routes = typeof build === 'function' ? [] : Object.values(build.routes)
  const paths = routes.map((route) => route?.path ?? '').filter((path) => path !== '*')
  return [...CANONICAL_PATHS, ...paths.map((path) => (path.startsWith('/') ? path : `/${path}`))]
}

/** The site's server, ready to listen or to be asked by a test; it opens no port itself. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { env, log = consoleLog, clock = systemClock } = parts
  const { settings, apiBaseUrl } = env
  const fetch = watchHost(parts.fetch ?? globalThis.fetch, apiBaseUrl)
  const headersOf = securityHeaders(settings.siteUrl, env.isDevelopment, env.hstsSubdomains)

  const contentVersion = createContentVersion({ apiBaseUrl, fetch, clock })
  const disk = env.diskCache && createDiskStore({ ...env.diskCache, log })
  const answers = createAnswers({
    ...{ apiBaseUrl, fetch, clock, contentVersion, disk, readableAt },
  })
  const apiClient = createApiClient({ answers, contentVersion })
  const counts = createCountsOf(env, clock, log)
  const sendContact = watchMessages(
    createGuardedContact(createSendContact({ apiBaseUrl, fetch, clock }), counts),
  )
  const videoTitle = createVideoTitles({ bases: env.oembed, fetch, clock, log })
  const publicFetch = parts.publicFetch ?? guardedFetch({ quietMs: QUIET_MS })
  const streamWatch = env.streamCheckMs
    ? createStreamWatch({
        everyMs: env.streamCheckMs,
        ownAddress: settings.streamUrl,
        ...{ fetch, publicFetch, clock, log },
      })
    : undefined
  const search = createAskSearch(parts.search, contentVersion)
  const beside = createAskBeside(parts.search, contentVersion)
  const archive = createAskArchive(parts.search, contentVersion)
  const transport = createTransport({
    ...env,
    ...{ answers: apiClient, sendContact, videoTitle, streamWatch, search, beside, archive, log },
  })
  const memory = createMemory({ clock, contentVersion, maxBytes: env.pageCacheBytes })
  watchMemory(memory, env.pageCacheBytes)
  const keptCalls = watchKept(memory.kept, 'call')
  const calls = createKeptCalls({ ...memory, kept: keptCalls, answers: apiClient, headersOf })
  const render = watchRenders(createRenderPage(parts))
  const pages = createKeptPages({
    ...memory,
    kept: watchKept(memory.kept, 'page'),
    searches: watchKept(memory.searches, 'search'),
    env,
    render,
    transport,
    streamWatch,
    headersOf,
    routes: new Set(typeof parts.build === 'function' ? [] : Object.keys(parts.build.routes)),
  })

  const files = parts.clientDirectory
    ? await readFiles(parts.clientDirectory, headersOf)
    : undefined
  const hits = { page: hitsOf('page'), call: hitsOf('call'), file: hitsOf('file') }
  const sendAtOnce: Answerer = (request, response) => {
    if (pages.sendAtOnce(request, response)) hits.page.value += 1
    else if (calls.sendAtOnce(request, response)) hits.call.value += 1
    else if (files?.sendAtOnce(request, response)) hits.file.value += 1
    else return false
    return true
  }

  const labels = createRouteLabels([...pagePaths(parts.build), '/assets/*'])
  const watch = createRequestWatch({ labels, log })
  const app = fastify({
    serverFactory: (others) => createFrontDoor(parts.times ?? TIMES, sendAtOnce, others, watch),
    logger: false,
    // Who asks on an open connection while the process ends is answered, and told that it closes.
    return503OnClosing: false,
    trustProxy: env.trustedProxies.length > 0 && env.trustedProxies,
    bodyLimit: CONTACT_BODY_BYTES,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 4_096 },
    frameworkErrors: (_error, request, reply) =>
      sendFailure(request, reply.headers(headersOf('text/html')), 'not_found', settings, 400),
  })
  app.addHook('onRoute', ({ url }) => labels.add(url))
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.raw
    if (isTooLong(url)) return sendFailure(request, reply, 'not_found', settings, 414)
    // Requests that did not come through the front door: a test's, or a development server's.
    if (files?.sendAtOnce(request.raw, reply.raw)) reply.hijack()
  })
  app.addHook('onClose', async () => counts.close())
  // What cannot even be read as an address is answered without this.
  app.addHook('onSend', async ({ raw }, reply) =>
    addSecurity(reply, headersOf, embeddingOf(raw.url ?? '')),
  )
  // Bodies stay bytes: pages and the relay read them by their own rules.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) {
      log.error(`${request.method} ${labels.of(request.raw.url ?? '')}: ${reasonOf(error)}`)
    }
    return sendFailure(request, reply, codeOfStatus(status), settings)
  })

  registerHealth(app, createLook({ contentVersion, answers, search: parts.search }))
  registerRelay(app, { env, calls, sendContact })
  const guard = createPreviewGuard(clock.now)
  registerMediaOf(app, { env, fetch, publicFetch, clock, contentVersion, log, disk, guard })
  registerSecurityText(app, { ...env, log })
  registerCards(app, { env, clock, log, disk, transport })
  const kept = watchKept(memory.kept, 'document')
  registerDocuments(app, {
    ...memory,
    kept,
    siteUrl: settings.siteUrl,
    clock,
    transport,
    headersOf,
  })
  registerSuggestions(app, parts.search)
  const sendPreview = createSendPreview({
    env,
    guard,
    render,
    transport,
    fetch,
    clock,
    contentVersion,
  })
  app.setNotFoundHandler(
    createPages({ env, render, kept: pages, sendPreview, transport, log, labels }),
  )
  return app
}
