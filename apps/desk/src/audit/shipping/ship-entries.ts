import { sizeIn } from '@gaashaan/transparency-log/checkpoint'
import type { Payload } from 'payload'
import { readEntries } from '../chain/chain-entries.ts'
import { readHead, readPlaces } from '../chain/chain-head.ts'
import { fileTarget } from './file-target.ts'
import { checkpointLine, entryLine, type ShippedLine } from './shipped-line.ts'
import { syslogTarget } from './syslog-target.ts'

const BATCH_SIZE = 200

/** Where the audit is shipped to, beside the database. */
export interface ShippingSettings {
  /** A file or FIFO; empty for none. */
  readonly file: string
  /** `udp://host:port` or `tcp://host:port`; empty for none. */
  readonly syslog: string
}

export interface ShippingTarget {
  /** What operators call it. */
  readonly name: 'file' | 'syslog'
  /** The field of the head that has what was shipped to it. */
  readonly position: 'inFile' | 'inSyslog'
  /** Resolves when the target has the lines, as far as it tells. */
  readonly send: (lines: readonly ShippedLine[]) => Promise<void>
}

export function shippingTargets({ file, syslog }: ShippingSettings): ShippingTarget[] {
  const targets: ShippingTarget[] = []
  if (file) targets.push({ name: 'file', position: 'inFile', send: fileTarget(file) })
  if (syslog) targets.push({ name: 'syslog', position: 'inSyslog', send: syslogTarget(syslog) })
  return targets
}

/**
 * Ships what a target has not had of the chain, in its order, each batch with the signed end behind its
 * last one. The position is stored after a batch was sent: what was sent before a crash is sent again.
 * Returns the number of entries.
 */
export async function shipEntries(desk: Payload, target: ShippingTarget): Promise<number> {
  let count = 0
  for (;;) {
    const { checkpoint, [target.position]: from } = await readHead(desk)
    const size = sizeIn(checkpoint)
    if (from >= size) return count
    const places = await readPlaces(desk, from, Math.min(BATCH_SIZE, size - from))
    const found = await readEntries(
      desk,
      places.map(({ entry }) => entry),
    )
    const entries = new Map(found.map((entry) => [entry.id, entry]))
    const lines = places.map((place) => entryLine(place, entries.get(place.entry)))
    const next = (places.at(-1)?.index ?? size - 1) + 1
    if (next >= size) lines.push(checkpointLine(checkpoint))
    await target.send(lines)
    const data = { [target.position]: next }
    await desk.db.updateGlobal({ slug: 'audit-head', data, returning: false })
    count += places.length
  }
}
