import cluster, { type Worker } from 'node:cluster'
import { counter } from '@gaashaan/runtime/metrics'
import { onSignals } from '@gaashaan/runtime/signals'
import { beginStopping } from '@gaashaan/runtime/stopping'
import type { Log } from './observability/log.ts'

/** Milliseconds: a process that lived shorter died at once; the first and the longest pause then. */
const AT_ONCE = 60_000
const FIRST_PAUSE = 500
const MAX_PAUSE_MS = 30_000

const deaths = counter({
  name: 'gaashaan_site_process_deaths_total',
  help: 'Processes that ended unasked',
  // Only the first process counts them. Its own number would stand second, after the others' 0.
  aggregator: 'omit',
})

/** Milliseconds after which a process that does not end on its signal is killed. */
const LAST_END = 12_000

/** Milliseconds before a process is replaced, by how many died at once in a row before. */
export function restartDelayMs(deathsAtOnce: number): number {
  return deathsAtOnce === 0 ? 0 : Math.min(FIRST_PAUSE * 2 ** (deathsAtOnce - 1), MAX_PAUSE_MS)
}

function tellAll(signal: 'SIGTERM' | 'SIGKILL'): void {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal)
}

/** Ends every process started here, then calls back; one that does not listen to us is killed. */
function endAll(then: () => void, delayMs: number): void {
  const checkEnd = () => Object.keys(cluster.workers ?? {}).length === 0 && then()
  cluster.on('exit', checkEnd)
  tellAll('SIGTERM')
  setTimeout(() => tellAll('SIGKILL'), LAST_END + delayMs).unref()
  checkEnd()
}

/**
 * Runs this program `count` times on the same ports, and keeps as many: one that ends is replaced,
 * after a growing pause where it ended soon after its start. Resolves when the first listens; no
 * other is started before, so that what keeps all of them from listening is met once, and rejects.
 * SIGTERM and SIGINT end all of them and then this process, with 0; `delayMs` is how long each goes
 * on taking requests then. A second signal, two seconds later or more, kills them.
 */
export function runCluster(count: number, log: Log, delayMs = 0): Promise<void> {
  let isEnding = false
  onSignals(
    () => {
      isEnding = true
      beginStopping()
      endAll(() => process.exit(0), delayMs)
    },
    () => {
      tellAll('SIGKILL')
      process.exit(1)
    },
  )

  return new Promise((resolve, reject) => {
    let hasListened = false

    function keepOne(deathsBefore: number): Worker {
      const begin = performance.now()
      return cluster.fork().once('exit', (code, signal) => {
        if (isEnding) return
        const how = signal ?? code
        if (!hasListened) {
          isEnding = true
          return reject(new Error(`a process ended before it listened (${how})`))
        }
        deaths.labels({}).inc()
        const before = performance.now() - begin < AT_ONCE ? deathsBefore : 0
        const pause = restartDelayMs(before)
        log.warn(`a process ended (${how}); another starts in ${pause} ms`)
        setTimeout(() => isEnding || keepOne(before + 1), pause)
      })
    }

    keepOne(0).once('listening', () => {
      hasListened = true
      for (let others = 1; others < count; others += 1) keepOne(0)
      resolve()
    })
  })
}
