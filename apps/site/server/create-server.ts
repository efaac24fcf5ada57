import { CONTACT_BODY_BYTES } from '@gaashaan/contract'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { createAnswers } from './answers.ts'
import type { Fetch } from './bounded-fetch.ts'
import { type Clock, systemClock } from './clock.ts'
import { createSendContact } from './contact.ts'
import { createContentVersion } from './content-version.ts'
import { createDiskStore } from './disk-store.ts'
import type { Env } from './env.ts'
import { registerFiles } from './files.ts'
import { consoleLog, type Log, reasonOf } from './log.ts'
import { createMadePictures } from './made-pictures.ts'
import { registerMedia } from './media.ts'
import { createMediaFiles } from './media-files.ts'
import { createVideoTitles } from './oembed.ts'
import { createPages, type PageSource } from './pages.ts'
import { type AddressesOf, createPictureHosts } from './picture-hosts.ts'
import { registerRelay } from './relay.ts'
import { registerSearchEngines } from './search-engines.ts'
import { securityHeaders } from './security-headers.ts'
import { sendFailure } from './send-failure.ts'
import { createTransport } from './transport.ts'

/** Milliseconds: a request's head, a whole request, an idle connection, one that is stuck. */
const TIMES = { head: 10_000, request: 30_000, idle: 65_000, stuck: 120_000 } as const

export interface ServerParts extends PageSource {
  readonly env: Env
  /** The browser's files; none while they come from a development server. */
  readonly clientDirectory?: string
  readonly log?: Log
  readonly fetch?: Fetch
  readonly clock?: Clock
  /** Looks up a host's IP addresses; the system's own way when left out. */
  readonly addressesOf?: AddressesOf
}

function codeOfStatus(status: number) {
  if (status === 413) return 'body_too_large'
  if (status === 415) return 'unsupported_media_type'
  return status >= 500 ? 'internal' : 'invalid_body'
}

/** The site's server, ready to listen or to be asked by a test; it opens no port itself. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { env, build, createHandler, log = consoleLog, clock = systemClock } = parts
  const { settings, apiBaseUrl } = env
  const fetch: Fetch = parts.fetch ?? globalThis.fetch
  const app = fastify({
    logger: false,
    trustProxy: env.trustedProxies.length > 0 && env.trustedProxies,
    bodyLimit: CONTACT_BODY_BYTES,
    requestTimeout: TIMES.request,
    keepAliveTimeout: TIMES.idle,
    connectionTimeout: TIMES.stuck,
    forceCloseConnections: 'idle',
    http: { headersTimeout: TIMES.head, connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 4_096 },
    frameworkErrors: (_error, request, reply) =>
      sendFailure(request, reply.headers(headers), 'not_found', settings, 400),
  })
  const headers = securityHeaders(settings.siteUrl)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  // Bodies stay bytes: pages and the relay read them by their own rules.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) {
      log.error(`${request.method} ${request.raw.url?.split('?')[0]}: ${reasonOf(error)}`)
    }
    return sendFailure(request, reply, codeOfStatus(status), settings)
  })

  const contentVersion = createContentVersion({ apiBaseUrl, fetch, clock })
  const answers = createAnswers({ apiBaseUrl, fetch, clock, contentVersion })
  const sendContact = createSendContact({ apiBaseUrl, fetch, clock })
  const videoTitle = createVideoTitles({ bases: env.oembed, fetch, clock, log })
  const transport = createTransport({
    apiBaseUrl,
    answers,
    sendContact,
    videoTitle,
    log,
    pictureHosts: env.pictureHosts,
  })

  registerRelay(app, { env, answers, sendContact })
  const disk = env.diskCache && createDiskStore({ ...env.diskCache, log })
  const files = createMediaFiles({ apiBaseUrl, fetch, clock, disk })
  const made = createMadePictures({ apiBaseUrl, clock, log, disk })
  app.addHook('onClose', async () => made.close())
  const { pictureHosts: hosts } = env
  const { addressesOf } = parts
  const pictureHosts = createPictureHosts({ hosts, fetch, clock, disk, addressesOf })
  registerMedia(app, { apiBaseUrl, fetch, clock, files, made, pictureHosts })
  registerSearchEngines(app, { siteUrl: settings.siteUrl, answers })
  if (parts.clientDirectory) await registerFiles(app, parts.clientDirectory)
  app.setNotFoundHandler(createPages({ env, build, createHandler, transport, log }))
  return app
}
