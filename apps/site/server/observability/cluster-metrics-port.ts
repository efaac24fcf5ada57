import { openClusterExposition, openExposition } from '@gaashaan/runtime/exposition'
import type { Checks } from '@gaashaan/runtime/health'
import { openPrivatePort } from '@gaashaan/runtime/private-port'
import type { Env } from '../env/env.ts'

/** Longest wait for a process's readiness. */
const MAX_WAIT_MS = 3_000

/** The readiness of the process that accepts the next connection. */
async function checkProcess({ host, port }: Env): Promise<Checks> {
  const isAnyAddress = host === '0.0.0.0' || host === '::'
  const name = isAnyAddress ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  const signal = AbortSignal.timeout(MAX_WAIT_MS)
  const response = await fetch(`http://${name}:${port}/readyz`, { signal }).catch(() => undefined)
  if (!response) return { processes: 'none answers' }
  const { checks } = (await response.json()) as { checks: Checks }
  return checks
}

/**
 * Opens the private port of a site in several processes, in the process that started them: their
 * metrics together with its own.
 */
export async function openClusterMetricsPort(
  metrics: NonNullable<Env['metrics']>,
  env: Env,
): Promise<void> {
  const primary = openExposition({ ofNode: false })
  const workers = openClusterExposition()
  const text = async () => `${await workers.text()}\n${await primary.text()}`
  const exposition = { contentType: workers.contentType, text }
  await openPrivatePort({ ...metrics, exposition, check: () => checkProcess(env) })
}
