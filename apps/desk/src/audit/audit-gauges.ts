import { gauge } from '@gaashaan/runtime/metrics'
import { sizeIn } from '@gaashaan/transparency-log/checkpoint'
import type { Payload } from 'payload'
import { cacheFor } from '../observability/cache-for.ts'
import { readHead } from './chain/chain-head.ts'
import { type ShippingSettings, shippingTargets } from './shipping/ship-entries.ts'

const MAX_AGE_MS = 5_000

/** Registers gauges of the audit's chain, and of what of it was not shipped yet. */
export function registerAuditGauges(desk: Payload, settings: ShippingSettings): void {
  const chain = cacheFor(MAX_AGE_MS, async () => {
    const head = await readHead(desk)
    const { totalDocs } = await desk.db.count({ collection: 'audit' })
    return { head, size: sizeIn(head.checkpoint), entries: totalDocs }
  })
  gauge(
    {
      name: 'gaashaan_desk_audit_unchained',
      help: 'Entries of the audit that are not in its signed chain',
      aggregator: 'max',
    },
    async () => {
      const { size, entries } = await chain()
      return Math.max(0, entries - size)
    },
  )
  gauge(
    {
      name: 'gaashaan_desk_audit_unshipped',
      help: 'Entries of the audit’s chain that were not shipped yet, by target',
      labelNames: ['target'],
      aggregator: 'max',
    },
    async () => {
      const { head, size } = await chain()
      return shippingTargets(settings).map(({ name, position }) => ({
        labels: { target: name },
        value: Math.max(0, size - head[position]),
      }))
    },
  )
}
