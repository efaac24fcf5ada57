import { CALLS } from '@gaashaan/contract'
import { startFakeApiHost } from '../../apps/site/server/testing/fake-api-host.ts'

/** An API host that forwards each GET call to another one and records it. */
export async function startRecordingHost(apiBaseUrl: string) {
  const paths: string[] = []
  const host = await startFakeApiHost(async (request, response) => {
    const path = request.url ?? '/'
    if (!path.startsWith(CALLS.contentVersion.path)) paths.push(path)
    try {
      const upstream = await fetch(apiBaseUrl + path)
      const type = upstream.headers.get('content-type') ?? 'application/json'
      const body = Buffer.from(await upstream.arrayBuffer())
      response.writeHead(upstream.status, { 'content-type': type }).end(body)
    } catch {
      response.writeHead(502).end()
    }
  })
  return {
    url: host.base,
    /** Paths and queries of the calls so far, each once. */
    calls: () => [...new Set(paths)],
    /** How many calls have come so far, without `content-version`, which sites poll. */
    callCount: () => paths.length,
    stop: host.close,
  }
}
