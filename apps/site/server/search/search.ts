import { Worker } from 'node:worker_threads'
import { errorMessage } from '@gaashaan/runtime/error-message'
import { type Clock, withTimeout } from '../clock.ts'
import type { Log } from '../observability/log.ts'
import type { IndexReader } from './query/index-reader.ts'
import type { ThreadData, ThreadRequest, ThreadResponse } from './thread-messages.ts'

/** Most requests that wait at once, and the longest wait of each. */
const MAX_PENDING = 64
const MAX_WAIT_MS = 3_000
/** The longest that an article waits for related ones: it is complete without them. */
const MAX_RELATED_WAIT_MS = 250
/** Delay of the thread's start while no request comes, so that the first pages go first. */
const START_DELAY_MS = 1_000
const RESTART_DELAY_MS = 5_000
const RESOURCE_LIMITS = {
  // A whole list of a host without pages fits.
  maxOldGenerationSizeMb: 256,
  // V8 does not give back what it takes beyond this for short-lived objects.
  maxYoungGenerationSizeMb: 8,
}

const THREAD = new URL('./search-thread.ts', import.meta.url)

type Method = keyof IndexReader

type Result<M extends Method> = ReturnType<IndexReader[M]>

/** The index reader's methods, run in another thread. None of them throws. */
export type Search = {
  readonly [M in Method]: (...args: Parameters<IndexReader[M]>) => Promise<Result<M>>
} & { readonly close: () => Promise<void> }

/**
 * The search of this process. A thread reads the index, and syncs it where `shouldSync` is set, so
 * that neither delays a page. A thread that ends is started again.
 */
export function createSearch(
  parts: ThreadData & { readonly clock: Clock; readonly log: Log },
): Search {
  const { clock, log, ...threadData } = parts
  const pending = new Map<number, (result: unknown) => void>()
  let thread: Worker | undefined
  let hasStarted = false
  let isClosed = false
  let lastId = 0

  function start(): void {
    if (isClosed) return
    const worker = new Worker(THREAD, {
      workerData: threadData satisfies ThreadData,
      resourceLimits: RESOURCE_LIMITS,
    })
    // The thread alone does not keep the process alive.
    worker.unref()
    worker.on('message', ({ id, result }: ThreadResponse) => pending.get(id)?.(result))
    worker.on('error', (error) => log.warn(`search has stopped: ${errorMessage(error)}`))
    worker.on('exit', () => {
      thread = undefined
      if (!isClosed) setTimeout(start, RESTART_DELAY_MS).unref()
    })
    thread = worker
  }

  function startOnce(): void {
    if (!hasStarted) start()
    hasStarted = true
  }

  /** A method that returns `fallback` when the thread has no result in time. */
  function inThread<M extends Method>(method: M, fallback: Result<M>, maxWaitMs = MAX_WAIT_MS) {
    return async (...args: Parameters<IndexReader[M]>): Promise<Result<M>> => {
      startOnce()
      if (!thread || pending.size >= MAX_PENDING) return fallback
      lastId += 1
      const id = lastId
      const result = new Promise<unknown>((resolve) => pending.set(id, resolve))
      thread.postMessage({ id, method, args } satisfies ThreadRequest)
      try {
        return (await withTimeout(clock, maxWaitMs, result, fallback)) as Result<M>
      } finally {
        pending.delete(id)
      }
    }
  }

  setTimeout(startOnce, START_DELAY_MS).unref()
  return {
    search: inThread('search', { state: 'away' }),
    suggest: inThread('suggest', []),
    archive: inThread('archive', { state: 'away' }),
    verify: inThread('verify', { state: 'away' }),
    related: inThread('related', { isBehind: true }, MAX_RELATED_WAIT_MS),
    state: inThread('state', 'away'),
    async close() {
      isClosed = true
      await thread?.terminate()
    },
  }
}
