import { every } from '@gaashaan/runtime/every'
import { isStopping } from '@gaashaan/runtime/stopping'
import type { CollectionAfterChangeHook, Payload } from 'payload'
import { addOldLikenesses } from './old-likenesses.ts'
import { resizePending } from './resize-pending.ts'

/**
 * Delays after an upload until the database is searched for it: the hook runs within the upload's
 * transaction, before other connections can see the document.
 */
const DELAYS_MS = [50, 500, 5_000]

/** A round finds pictures that another process left, or whose uploads took longer than the delays. */
const ROUND_INTERVAL_MS = 5 * 60 * 1000

/** Delay after a round that failed because the database or the store was unavailable. */
const RETRY_DELAY_MS = 30 * 1000

export interface ImageSizeQueue {
  /** Searches for new pictures soon. */
  wake(): void
  /** Ends the work at hand, which is done again after the next start. */
  stop(): Promise<void>
}

const queues = new WeakMap<Payload, ImageSizeQueue>()

/** Makes missing variants in the background, one picture at a time, until it is stopped. */
export function startImageSizeQueue(desk: Payload): ImageSizeQueue {
  const stopping = new AbortController()
  const { signal } = stopping
  // A picture that failed is tried again after the next start, not with the next upload.
  const excluded = new Set<string>()
  const unreadable = new Set<string>()
  const timers = new Set<NodeJS.Timeout>()

  const resize = async () => {
    if (isStopping()) return
    await resizePending(desk, { signal, excluded })
    await addOldLikenesses(desk, { signal, excluded: unreadable })
  }
  const rounds = every(ROUND_INTERVAL_MS, resize, (error) => {
    desk.logger.error({ err: error, msg: 'A round of picture sizes failed' })
    if (!signal.aborted) runIn(RETRY_DELAY_MS)
  })
  const runIn = (ms: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      rounds.run()
    }, ms)
    timers.add(timer.unref())
  }
  const abort = () => stopping.abort()
  process.once('exit', abort)

  const queue: ImageSizeQueue = {
    wake: () => DELAYS_MS.forEach(runIn),
    stop: async () => {
      for (const timer of timers) clearTimeout(timer)
      process.off('exit', abort)
      queues.delete(desk)
      abort()
      await rounds.stop()
    },
  }
  queues.set(desk, queue)
  return queue
}

/** Wakes the queue after an upload of a picture. */
export const queueImageSizes: CollectionAfterChangeHook = ({ doc, req }) => {
  if (doc.sizesDue) queues.get(req.payload)?.wake()
}
