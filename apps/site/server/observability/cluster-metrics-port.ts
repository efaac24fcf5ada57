import { openClusterExposition, openExposition } from '@gaashaan/runtime/exposition'
import type { Checks } from '@gaashaan/runtime/health'
import { openPrivatePort } from '@gaashaan/runtime/private-port'

interface Listening {
  readonly host: string
  readonly port: number
}

/** Milliseconds in which one of the processes has to say whether it is ready. */
const WAIT = 3_000

/** Whether the process that answers next is ready. */
async function lookAt({ host, port }: Listening): Promise<Checks> {
  const isAny = host === '0.0.0.0' || host === '::'
  const name = isAny ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  const signal = AbortSignal.timeout(WAIT)
  const answer = await fetch(`http://${name}:${port}/readyz`, { signal }).catch(() => undefined)
  if (!answer) return { processes: 'none answers' }
  const { checks } = (await answer.json()) as { checks: Checks }
  return checks
}

/**
 * The private port of a site in several processes, in the one that started them: what they have
 * counted, together with its own. `site` is where they listen.
 */
export async function openClusterMetricsPort(metrics: Listening, site: Listening): Promise<void> {
  const own = openExposition({ ofNode: false })
  const together = openClusterExposition()
  const text = async () => `${await together.text()}\n${await own.text()}`
  const exposition = { contentType: together.contentType, text }
  await openPrivatePort({ ...metrics, exposition, check: () => lookAt(site) })
}
