import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { closeAfterAnswer } from '@gaashaan/running/close-server'
import type { RequestWatch } from './running/request-watch.ts'

export type Answerer = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * The HTTP server in front of all routes: what is in memory is sent before a route is looked for,
 * which is most of what readers ask; everything else goes to `others`; `watch` is told of both.
 * `stuck` is the milliseconds after which a connection without traffic is closed.
 */
export function createFrontDoor(
  options: ServerOptions & { readonly stuck: number },
  sendAtOnce: Answerer,
  others: (request: IncomingMessage, response: ServerResponse) => void,
  watch: RequestWatch,
): Server {
  const { stuck, ...http } = options
  const server = createServer(http, (request, response) => {
    const began = performance.now()
    closeAfterAnswer(response)
    if (sendAtOnce(request, response)) watch.kept(request, response, began)
    else watch.other(request, response, began, () => others(request, response))
  })
  server.setTimeout(stuck)
  return server
}
