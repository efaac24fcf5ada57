import { every } from '@gaashaan/runtime/every'
import { isStopping } from '@gaashaan/runtime/stopping'
import type { CollectionAfterChangeHook, Payload } from 'payload'
import { resizePending } from './resize-pending.ts'

/**
 * When to look for new pictures after an upload, in milliseconds: the hook runs inside the
 * upload's transaction, before others can see the document.
 */
const LOOKS_MS = [50, 500, 5_000]

/** Pictures that another process has left, or an upload that took longer, are found by then. */
const ROUND_MS = 5 * 60 * 1000

/** The next look after a round that failed, because the database or the store was away. */
const AGAIN_MS = 30 * 1000

export interface ImageSizeQueue {
  /** Looks for pictures soon. */
  wake(): void
  /** Ends what is under way; it is made again at the next start. */
  stop(): Promise<void>
}

const queues = new WeakMap<Payload, ImageSizeQueue>()

/** Makes the sizes that are due in the background, one picture at a time, until stopped. */
export function startImageSizeQueue(desk: Payload): ImageSizeQueue {
  const ending = new AbortController()
  const { signal } = ending
  // What has failed is tried again by the next start, not by the next upload.
  const taken = new Set<string>()
  const timers = new Set<NodeJS.Timeout>()

  const makeSizes = async () => {
    if (!isStopping()) await resizePending(desk, { signal, taken })
  }
  const rounds = every(ROUND_MS, makeSizes, (error) => {
    desk.logger.error({ err: error, msg: 'A round of picture sizes failed' })
    if (!signal.aborted) runIn(AGAIN_MS)
  })
  const runIn = (ms: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      rounds.run()
    }, ms)
    timers.add(timer.unref())
  }
  const end = () => ending.abort()
  process.once('exit', end)

  const queue: ImageSizeQueue = {
    wake: () => {
      for (const ms of LOOKS_MS) runIn(ms)
    },
    stop: async () => {
      for (const timer of timers) clearTimeout(timer)
      process.off('exit', end)
      queues.delete(desk)
      end()
      await rounds.stop()
    },
  }
  queues.set(desk, queue)
  return queue
}

/** Has the sizes of a new picture made. */
export const queueImageSizes: CollectionAfterChangeHook = ({ doc, req }) => {
  if (doc.sizesDue) queues.get(req.payload)?.wake()
}
