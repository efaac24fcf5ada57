/** The desk's server: Next's pages and calls on HOST:PORT, 127.0.0.1:3001 unless told otherwise. */
import { createServer } from 'node:http'
import next from 'next'
import { SCREEN_PATH } from './audit/refusals.ts'
import { keepDoor } from './door/keep-door.ts'
import { env } from './env.ts'
import { answerMedia, isMediaAddress } from './media-files/answer-media.ts'
import { judgeOfDesk } from './media-files/judge-of-desk.ts'
import { openStore } from './media-store/open-store.ts'

const started = performance.now()
const isDevelopment = process.argv.includes('--dev')
const app = next({
  dev: isDevelopment,
  dir: env.deskDir,
  hostname: env.host,
  port: env.port,
})
await app.prepare()
const handle = app.getRequestHandler()

const media = openStore(env.media)

const door = { deskUrl: env.deskUrl, siteUrl: env.siteUrl, isDevelopment }

const server = createServer((request, response) => {
  if (!keepDoor(request, response, door)) return
  if (isMediaAddress(request.url)) {
    void answerMedia(media, request, response, judgeOfDesk())
    return
  }
  // Next has no request for this method, and answers it with a failure of its own.
  if (request.method === 'TRACE') {
    response.writeHead(405).end()
    return
  }
  // The calls' ETags are of the bytes that are sent: what Next would compress is sent as it is.
  if (request.url?.startsWith('/api/')) delete request.headers['accept-encoding']
  if (!env.trustsForwardedFor) {
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? 'unknown'
  }
  request.headers[SCREEN_PATH] = request.url?.split('?')[0] ?? ''
  void handle(request, response)
})

server.listen(env.port, env.host, () => {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const host = env.host.includes(':') ? `[${env.host}]` : env.host
  console.log(`The desk listens at http://${host}:${env.port}/admin (ready in ${seconds} s)`)
})
server.on('error', (error) => {
  console.error(`The desk cannot listen at ${env.host}:${env.port}: ${error.message}`)
  process.exit(1)
})

const stop = () => {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  // A reader who holds a connection open does not keep the desk from ending.
  setTimeout(() => process.exit(0), 5_000).unref()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
