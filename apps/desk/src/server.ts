/** The desk's server: Next's pages and calls on HOST:PORT, by default 127.0.0.1:3001. */
import { hkdfSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isTrustedBy } from '@gaashaan/http/trusted-proxies'
import { closeAfterResponse, KEEP_ALIVE_MS } from '@gaashaan/runtime/close-server'
import { errorMessage } from '@gaashaan/runtime/error-message'
import { openExposition } from '@gaashaan/runtime/exposition'
import { healthResponse } from '@gaashaan/runtime/health'
import { openPrivatePort } from '@gaashaan/runtime/private-port'
import { onSignals } from '@gaashaan/runtime/signals'
import { systemFault } from '@gaashaan/runtime/system-fault'
import next from 'next'
import { SCREEN_PATH } from './audit/refused-screens.ts'
import {
  guardFirstAccountScreen,
  isFirstAccountScreen,
} from './auth/first-account/guard-first-account-screen.ts'
import { env, payloadSecret } from './env/env.ts'
import { deskHosts } from './http-security/desk-hosts.ts'
import { guardRequests, type RequestGuard } from './http-security/guard-requests.ts'
import { followBrowserLanguage } from './i18n/browser-language.ts'
import { isMediaPath, sendMedia } from './media/files/send-media.ts'
import { openStore } from './media/store/open-store.ts'
import { consoleToLog } from './observability/console-to-log.ts'
import { openDeskLog } from './observability/desk-log.ts'
import { deskRuntime } from './observability/desk-runtime.ts'
import { measureRequest } from './observability/request-metrics.ts'
import { stopDesk } from './observability/shutdown.ts'

const started = performance.now()
const isDevelopment = process.argv.includes('--dev')
// Developers read the console.
const log = isDevelopment ? undefined : openDeskLog(env.logLevel)
if (log) consoleToLog(log)

// Next encrypts the data of server functions with a key of the build, which is public with the release.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = Buffer.from(
  hkdfSync('sha256', payloadSecret, '', 'gaashaan server functions', 32),
).toString('base64')

const app = next({ dev: isDevelopment, dir: env.deskDir, hostname: env.host, port: env.port })
await app.prepare()
const handleNext = app.getRequestHandler()

const media = openStore(env.media)
const checkReadiness = async () => (await deskRuntime()?.check()) ?? { database: 'is being opened' }

const requestGuard: RequestGuard = {
  deskUrl: env.deskUrl,
  siteUrl: env.siteUrl,
  isDevelopment,
  isOwnHost: deskHosts(env.deskUrl, env.allowedHosts),
  isProxy: isTrustedBy(env.trustedProxies),
  isSite: isTrustedBy(env.trustedSites),
}

/** Passes a request to Next, except the first account's screen for a client without its token. */
async function handleScreen(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const firstAccount = deskRuntime()?.firstAccount
  if (firstAccount && isFirstAccountScreen(request)) {
    if (!(await guardFirstAccountScreen(request, response, firstAccount))) return
  }
  await handleNext(request, response)
}

function handleRequest(request: IncomingMessage, response: ServerResponse): void {
  if (!guardRequests(request, response, requestGuard)) return
  if (isMediaPath(request.url)) {
    void sendMedia(media, request, response, deskRuntime()?.inspectFile)
    return
  }
  // Next fails with this method.
  if (request.method === 'TRACE') {
    response.writeHead(405).end()
    return
  }
  // The calls' ETags are those of uncompressed bytes, which Next must not compress.
  if (request.url?.startsWith('/api/')) delete request.headers['accept-encoding']
  // Next prefetches the screens of links, which the editor has not opened.
  const isPrefetch = request.headers['next-router-prefetch'] !== undefined
  request.headers[SCREEN_PATH] = isPrefetch ? '' : (request.url?.split('?')[0] ?? '')
  followBrowserLanguage(request.headers)
  void handleScreen(request, response).catch((error: unknown) => {
    log?.error({ err: error }, 'A screen could not be answered')
    if (!response.headersSent) response.writeHead(500).end()
  })
}

async function sendHealth(path: string, response: ServerResponse): Promise<void> {
  const health = await healthResponse(path, checkReadiness)
  if (health) response.writeHead(health.status, health.headers).end(health.body)
}

const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
  closeAfterResponse(response)
  measureRequest(log, request, response, () => {
    if (request.url === '/livez' || request.url === '/readyz') {
      void sendHealth(request.url, response)
    } else handleRequest(request, response)
  })
})

function fail(error: unknown): void {
  process.stderr.write(`error: ${systemFault(error) ?? errorMessage(error)}\n`)
  process.exit(1)
}

onSignals(() => void stopDesk(server, env.stopDelayMs, log).then(() => process.exit(0)))

server.on('error', ({ message }) =>
  fail(new Error(`The desk cannot listen at ${env.host}:${env.port}: ${message}`)),
)
server.listen(env.port, env.host, () => {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const host = env.host.includes(':') ? `[${env.host}]` : env.host
  console.log(`The desk listens at http://${host}:${env.port}/admin (ready in ${seconds} s)`)
})
if (env.metrics) {
  await openPrivatePort({
    ...env.metrics,
    exposition: openExposition(),
    check: checkReadiness,
  }).catch(fail)
}
