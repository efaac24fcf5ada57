import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { getVisit } from './context.ts'
import { type PictureRules, SaverContext } from './data-saver/data-saver-context.ts'
import { withPageStyles, withSaverStyles } from './hydration/page-styles.server.ts'
import { en } from './messages/en.ts'
import { registerMessages } from './messages/messages.ts'
import { so } from './messages/so.ts'

export { setVisit } from './context.ts'

/** Longest time for rendering a page; the timeouts of the calls are shorter. */
const MAX_RENDER_MS = 20_000

registerMessages('SO', so)
registerMessages('EN', en)

/** A context object of this bundle, which the server fills with `setVisit`. */
export function newContext(): RouterContextProvider {
  return new RouterContextProvider()
}

/**
 * Logs errors of rendering for the operators, but no errors of the request: with those anybody could
 * fill the log.
 */
export function handleError(error: unknown): void {
  if (isRouteErrorResponse(error) && error.status < 500) return
  console.error(error)
}

/**
 * Renders the whole page before the first byte is sent. The server then hashes the scripts that have
 * the nonce for the content security policy, and readers without JavaScript get the page complete.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { isDataSaverOn, nonce } = getVisit(context)
  const rules: PictureRules | undefined = isDataSaverOn ? [] : undefined
  let finalStatus = status
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <SaverContext value={rules}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </SaverContext>,
      {
        nonce,
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          clearTimeout(timer)
          const chunks: Buffer[] = []
          pipe(
            new Writable({
              write(chunk, _encoding, done) {
                chunks.push(chunk)
                done()
              },
              final(done) {
                resolve(Buffer.concat(chunks).toString())
                done()
              },
            }).on('error', reject),
          )
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500
          console.error(error)
        },
      },
    )
    const timer = setTimeout(() => {
      abort()
      reject(new Error(`rendering took longer than ${MAX_RENDER_MS} ms`))
    }, MAX_RENDER_MS)
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const rendering = { manifest: routerContext.manifest, nonce }
  const page = rules ? withSaverStyles(html, rendering, rules) : withPageStyles(html, rendering)
  return new Response(page, { status: finalStatus, headers })
}
