import cluster, { type Worker } from 'node:cluster'
import { counter } from '@gaashaan/runtime/metrics'
import { onSignals } from '@gaashaan/runtime/signals'
import { beginStopping } from '@gaashaan/runtime/stopping'
import type { Log } from './observability/log.ts'

/**
 * A process that lives shorter has crashed at its start, and is restarted after a growing delay.
 */
const MIN_LIFETIME_MS = 60_000
const MIN_RESTART_DELAY_MS = 500
const MAX_RESTART_DELAY_MS = 30_000
/** How long after its signal a process that does not end is killed. */
const MAX_STOP_MS = 12_000

const deaths = counter({
  name: 'gaashaan_site_process_deaths_total',
  help: 'Processes that ended unasked',
  // Only the first process counts them; with the others' zeros there would be two numbers.
  aggregator: 'omit',
})

/** The delay before a process is restarted, by how many crashed at their start in a row before. */
export function restartDelayMs(crashes: number): number {
  if (crashes === 0) return 0
  return Math.min(MIN_RESTART_DELAY_MS * 2 ** (crashes - 1), MAX_RESTART_DELAY_MS)
}

const runningWorkers = () => Object.values(cluster.workers ?? {})

function signalAll(signal: 'SIGTERM' | 'SIGKILL'): void {
  for (const worker of runningWorkers()) worker?.process.kill(signal)
}

/** Ends every process that was started here, and then calls `done`; kills those that do not end. */
function stopAll(done: () => void, delayMs: number): void {
  const checkDone = () => runningWorkers().length === 0 && done()
  cluster.on('exit', checkDone)
  signalAll('SIGTERM')
  setTimeout(() => signalAll('SIGKILL'), MAX_STOP_MS + delayMs).unref()
  checkDone()
}

/**
 * Runs this program in `count` processes on the same ports, and restarts a process that ends.
 * Resolves when the first one listens. Only then are the others started, so that an error which
 * keeps all of them from listening appears once; the promise then rejects. SIGTERM and SIGINT end
 * the processes and then this one, with status 0; each takes requests for `delayMs` longer. A
 * second signal, at least two seconds later, kills them.
 */
export function runCluster(count: number, log: Log, delayMs = 0): Promise<void> {
  let isStopping = false
  onSignals(
    () => {
      isStopping = true
      beginStopping()
      stopAll(() => process.exit(0), delayMs)
    },
    () => {
      signalAll('SIGKILL')
      process.exit(1)
    },
  )

  return new Promise((resolve, reject) => {
    let hasListened = false

    function startWorker(crashesBefore: number): Worker {
      const startedAt = performance.now()
      return cluster.fork().once('exit', (code, signal) => {
        if (isStopping) return
        const reason = signal ?? code
        if (!hasListened) {
          isStopping = true
          return reject(new Error(`a process ended before it listened (${reason})`))
        }
        deaths.labels({}).inc()
        const hasCrashed = performance.now() - startedAt < MIN_LIFETIME_MS
        const crashes = hasCrashed ? crashesBefore : 0
        const restartMs = restartDelayMs(crashes)
        log.warn(`a process ended (${reason}); another starts in ${restartMs} ms`)
        setTimeout(() => isStopping || startWorker(crashes + 1), restartMs)
      })
    }

    startWorker(0).once('listening', () => {
      hasListened = true
      for (let started = 1; started < count; started += 1) startWorker(0)
      resolve()
    })
  })
}
