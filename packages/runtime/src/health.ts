import { isStopping } from './stopping.ts'

/** A problem that operators should know about, while requests may still be sent here. */
export interface Warning {
  readonly warning: string
}

/** The results of the checks by name: `ok`, or what is wrong. They are public and hold no secret. */
export type Checks = Readonly<Record<string, string | Warning>>

/** No cache stores the response; the last header is nginx's own. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-expires': '0',
} as const

function jsonResponse(status: 200 | 503, json: unknown) {
  const body = `${JSON.stringify(json)}\n`
  return { status, headers: { ...HEADERS, 'content-length': String(body.length) }, body }
}

/**
 * `/livez`: the process responds; one that does not has to be restarted. `start` is START_MARK, by which
 * the program that started this process knows that no other process responds in its place.
 */
export function liveResponse() {
  const { START_MARK: start } = process.env
  return jsonResponse(200, { status: 'alive', ...(start && { start }) })
}

/**
 * `/readyz`: whether requests may be sent here, with the results of all checks. A stopping process is not
 * ready, whatever the checks say.
 */
export async function readyResponse(check: () => Promise<Checks>) {
  if (isStopping()) return jsonResponse(503, { status: 'stopping', checks: {} })
  const checks: Checks = await check().catch(() => ({ look: 'failed' }))
  const isReady = Object.values(checks).every(
    (result) => result === 'ok' || typeof result !== 'string',
  )
  return jsonResponse(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', checks })
}

/** The response for `/livez` and `/readyz`; `undefined` for any other path. */
export async function healthResponse(path: string | undefined, check: () => Promise<Checks>) {
  if (path === '/livez') return liveResponse()
  return path === '/readyz' ? readyResponse(check) : undefined
}
