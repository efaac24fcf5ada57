import { isStopping } from './stopping.ts'

/** Something that operators are told, and that keeps no request away. */
export interface Warning {
  readonly warning: string
}

/** What was looked at, and `ok` or what is wrong, in words that hold no secret. */
export type Checks = Readonly<Record<string, string | Warning>>

export interface HealthResponse {
  readonly status: 200 | 503
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Kept by nobody; the last is nginx's own word for it. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-expires': '0',
} as const

function answer(status: 200 | 503, json: unknown): HealthResponse {
  const body = `${JSON.stringify(json)}\n`
  return { status, headers: { ...HEADERS, 'content-length': String(body.length) }, body }
}

/**
 * `/livez`: the process answers. One that does not is to be started anew. `start` is the mark that
 * who started it gave it in START_MARK, and by which they know that no other program answers.
 */
export function liveResponse(): HealthResponse {
  const { START_MARK: start } = process.env
  return answer(200, { status: 'alive', ...(start && { start }) })
}

/**
 * `/readyz`: whether requests are to be sent here, with everything that was looked at. A process
 * that was told to end is not ready, whatever the checks say.
 */
export async function readyResponse(look: () => Promise<Checks>): Promise<HealthResponse> {
  if (isStopping()) return answer(503, { status: 'stopping', checks: {} })
  const checks = await look().catch(() => ({ look: 'failed' }))
  const isReady = Object.values(checks).every(
    (found) => found === 'ok' || typeof found === 'object',
  )
  return answer(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', checks })
}

/** The answer to a path; `undefined` for any other than the two. */
export async function healthResponse(
  path: string | undefined,
  look: () => Promise<Checks>,
): Promise<HealthResponse | undefined> {
  if (path === '/livez') return liveResponse()
  return path === '/readyz' ? readyResponse(look) : undefined
}
