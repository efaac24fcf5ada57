import { errorMessage } from '@gaashaan/runtime/error-message'
import { every } from '@gaashaan/runtime/every'
import type { Warning } from '@gaashaan/runtime/health'
import { isStopping, trackPending } from '@gaashaan/runtime/stopping'
import type { Payload } from 'payload'
import { chainEntries } from './chain/chain-entries.ts'
import { type ShippingSettings, shipEntries, shippingTargets } from './shipping/ship-entries.ts'

const INTERVAL_MS = 1_000

/** Since when a work fails, by its name. */
const outages = new WeakMap<Payload, Map<string, Date>>()

/** What operators are told of each work while it fails. */
const FAILURES = {
  chain: 'The audit is not chained',
  file: 'The audit is not shipped to its file',
  syslog: 'The audit is not shipped to syslog',
} as const

type Work = keyof typeof FAILURES

function outagesOf(desk: Payload) {
  const known = outages.get(desk) ?? new Map<string, Date>()
  outages.set(desk, known)
  return known
}

/** Repeats a work, and logs the beginning and the end of an outage. */
function repeat(desk: Payload, name: Work, work: () => Promise<unknown>) {
  const since = outagesOf(desk)
  const task = async () => {
    if (isStopping()) return
    await trackPending(work())
    if (since.delete(name)) desk.logger.info(`${FAILURES[name]}: this is over`)
  }
  const { stop } = every(INTERVAL_MS, task, (error) => {
    if (since.has(name)) return
    since.set(name, new Date())
    desk.logger.error({ err: error, msg: `${FAILURES[name]}: ${errorMessage(error)}` })
  })
  return async () => {
    await stop()
    since.delete(name)
  }
}

/** What operators should know about the audit, for the health check. */
export function auditCheck(desk: Payload): 'ok' | Warning {
  const warnings = [...outagesOf(desk)].map(
    ([name, since]) => `${FAILURES[name as Work]} since ${since.toISOString()}`,
  )
  return warnings.length === 0 ? 'ok' : { warning: warnings.join('; ') }
}

/**
 * Chains and signs new entries of the audit each second, and ships them to where it is set. An editor's
 * request waits for neither. Returns a function that stops it.
 */
export function startAudit(desk: Payload, settings: ShippingSettings): () => Promise<void> {
  const stops = [
    repeat(desk, 'chain', () => chainEntries(desk)),
    ...shippingTargets(settings).map((target) =>
      repeat(desk, target.name, () => shipEntries(desk, target)),
    ),
  ]
  return async () => {
    for (const stop of stops) await stop()
  }
}
