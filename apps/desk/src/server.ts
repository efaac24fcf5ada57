/** The desk's server: Next's pages and calls on HOST:PORT, 127.0.0.1:3001 unless told otherwise. */
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
import { isFirstAccountScreen, keepFirstAccount } from './auth/first-account/keep-first-account.ts'
import { env, payloadSecret } from './env/env.ts'
import { deskHosts } from './http-security/desk-hosts.ts'
import { guardRequests, type RequestGuard } from './http-security/guard-requests.ts'
import { followBrowserLanguage } from './i18n/browser-language.ts'
import { isMediaPath, sendMedia } from './media/files/answer-media.ts'
import { deskInspector } from './media/files/desk-inspector.ts'
import { openStore } from './media/store/open-store.ts'
import { consoleToLog } from './observability/console-to-log.ts'
import { openDeskLog } from './observability/desk-log.ts'
import { deskRuntime } from './observability/desk-runtime.ts'
import { measureRequest } from './observability/request-metrics.ts'
import { stopDesk } from './observability/shutdown.ts'

const started = performance.now()
const isDevelopment = process.argv.includes('--dev')
// Who works on the desk reads the console.
const log = isDevelopment ? undefined : openDeskLog(env.logLevel)
if (log) consoleToLog(log)

// Next seals what server functions hold by a key of the build, which everybody has who has the release.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = Buffer.from(
  hkdfSync('sha256', payloadSecret, '', 'gaashaan server functions', 32),
).toString('base64')

const app = next({ dev: isDevelopment, dir: env.deskDir, hostname: env.host, port: env.port })
await app.prepare()
const handle = app.getRequestHandler()

const media = openStore(env.media)
const look = async () => (await deskRuntime()?.look()) ?? { database: 'is being opened' }

const door: RequestGuard = {
  deskUrl: env.deskUrl,
  siteUrl: env.siteUrl,
  isDevelopment,
  isOwnHost: deskHosts(env.deskUrl, env.allowedHosts),
  isProxy: isTrustedBy(env.trustedProxies),
  isSite: isTrustedBy(env.trustedSites),
}

/** Has Next answer, once the first account's screen is nobody's but its maker's. */
async function answerScreen(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const firstAccount = deskRuntime()?.firstAccount
  if (firstAccount && isFirstAccountScreen(request)) {
    const isSecure = env.deskUrl.startsWith('https:')
    if (!(await keepFirstAccount(request, response, firstAccount, isSecure))) return
  }
  await handle(request, response)
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (!guardRequests(request, response, door)) return
  if (isMediaPath(request.url)) {
    void sendMedia(media, request, response, deskInspector())
    return
  }
  // Next has no request for this method, and answers it with a failure of its own.
  if (request.method === 'TRACE') {
    response.writeHead(405).end()
    return
  }
  // The calls' ETags are of the bytes that are sent: what Next would compress is sent as it is.
  if (request.url?.startsWith('/api/')) delete request.headers['accept-encoding']
  // Nobody has opened what Next loads ahead for the links of a screen.
  const isLoadedAhead = request.headers['next-router-prefetch'] !== undefined
  request.headers[SCREEN_PATH] = isLoadedAhead ? '' : (request.url?.split('?')[0] ?? '')
  followBrowserLanguage(request.headers)
  void answerScreen(request, response).catch((error: unknown) => {
    log?.error({ err: error }, 'A screen could not be answered')
    if (!response.headersSent) response.writeHead(500).end()
  })
}

async function answerHealth(path: string, response: ServerResponse): Promise<void> {
  const health = await healthResponse(path, look)
  if (health) response.writeHead(health.status, health.headers).end(health.body)
}

const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
  closeAfterResponse(response)
  measureRequest(log, request, response, () => {
    if (request.url === '/livez' || request.url === '/readyz') {
      void answerHealth(request.url, response)
    } else answer(request, response)
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
  await openPrivatePort({ ...env.metrics, exposition: openExposition(), check: look }).catch(fail)
}
