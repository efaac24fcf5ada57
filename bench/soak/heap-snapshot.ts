import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The names of these types' nodes are contents, not kinds. */
const UNNAMED_TYPES = [
  'string',
  'concatenated string',
  'sliced string',
  'regexp',
  'number',
  'bigint',
  'symbol',
  'code',
  'closure',
  'object shape',
]

const POLL_MS = 500
const BYTES_IN_MEGABYTE = 1_000_000

/** What is alive of one kind. */
interface KindUsage {
  readonly count: number
  readonly bytes: number
}

export type HeapUsage = ReadonlyMap<string, KindUsage>

/** The parts used here of what V8 writes. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [readonly string[], ...unknown[]]
    }
  }
  readonly nodes: readonly number[]
  readonly strings: readonly string[]
}

/** Options with which a program of Node's writes a heap snapshot into `folder` on `SIGUSR2`. */
export const heapSnapshotOptions = (folder: string) =>
  `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${folder}`

function usageOf({ snapshot, nodes, strings }: HeapSnapshot): HeapUsage {
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [typeField, nameField, sizeField] = ['type', 'name', 'self_size'].map((field) =>
    fields.indexOf(field),
  ) as [number, number, number]
  const usage = new Map<string, KindUsage>()
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[0][nodes[node + typeField] ?? 0] ?? ''
    const name = strings[nodes[node + nameField] ?? 0]
    const kind = UNNAMED_TYPES.includes(type) ? type : `${type} ${name}`
    const { count, bytes } = usage.get(kind) ?? { count: 0, bytes: 0 }
    usage.set(kind, { count: count + 1, bytes: bytes + (nodes[node + sizeField] ?? 0) })
  }
  return usage
}

/** A snapshot, or `undefined` while it is still being written. */
function readSnapshot(folder: string): HeapSnapshot | undefined {
  const file = readdirSync(folder).find((name) => name.endsWith('.heapsnapshot'))
  const text = file ? readFileSync(path.join(folder, file), 'utf8').trimEnd() : ''
  if (!text.endsWith('}')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * What is alive in a process that was started with `heapSnapshotOptions(folder)`, by kind. V8 collects
 * garbage first, and the process does nothing else meanwhile: seconds for a hundred megabytes.
 */
export async function takeHeapSnapshot(pid: number, folder: string): Promise<HeapUsage> {
  process.kill(pid, 'SIGUSR2')
  for (;;) {
    await sleep(POLL_MS)
    const snapshot = readSnapshot(folder)
    if (!snapshot) continue
    for (const file of readdirSync(folder)) rmSync(path.join(folder, file))
    return usageOf(snapshot)
  }
}

/** The kinds that grew most between two snapshots, below a row of all together; in megabytes. */
export function heapGrowth(before: HeapUsage, after: HeapUsage, kinds: number) {
  const sum = (usage: HeapUsage): KindUsage => {
    const all = [...usage.values()]
    return {
      count: all.reduce((total, { count }) => total + count, 0),
      bytes: all.reduce((total, { bytes }) => total + bytes, 0),
    }
  }
  const row = (kind: string, from: KindUsage, to: KindUsage) => ({
    kind,
    before: from.bytes / BYTES_IN_MEGABYTE,
    after: to.bytes / BYTES_IN_MEGABYTE,
    'count before': from.count,
    'count after': to.count,
  })
  const none = { count: 0, bytes: 0 }
  const rows = [...after].map(([kind, usage]) => row(kind, before.get(kind) ?? none, usage))
  rows.sort((a, b) => b.after - b.before - (a.after - a.before))
  return [row('all', sum(before), sum(after)), ...rows.slice(0, kinds)]
}
