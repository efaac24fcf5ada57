import type { RenderDemand } from '../cache/response-cache.ts'

/**
 * Most pages of one reader that are begun and not ended: while they wait for the host, other readers'
 * pages find room among the requests that may be under way at once (`upstream-cache.ts`).
 */
const MAX_BEGUN = 10

/**
 * Readers who wait at once, from whom on further ones are sent older pages: each waits for the turns of
 * all others, of a few milliseconds each.
 */
const MAX_READERS = 5

/** A page that waits for its turn. */
interface Waiter {
  readonly demand: Readonly<RenderDemand>
  /** Whether it has had a turn before. */
  readonly hasBegun: boolean
  readonly begin: () => void
}

/** Waits for something else than the processor, while other pages have their turn. */
export type WaitOutside = <T>(promise: Promise<T>) => Promise<T>

export type RenderQueue = ReturnType<typeof createRenderQueue>

/**
 * Renders pages one at a time, as each keeps the processor for some milliseconds. Between two of them
 * connections are accepted and cached responses sent. Pages that a reader waits for go first, and of
 * these one of each reader's before another of the same; then those that are visited most.
 * `giveWay` lets the server do what has become ready, and then goes on.
 */
export function createRenderQueue(giveWay: (begin: () => void) => void = setImmediate) {
  const waiting = new Set<Waiter>()
  /** Turns of each reader since the queue was last empty. */
  const turns = new Map<string, number>()
  /** Pages of each reader that are begun and not ended. */
  const begun = new Map<string, number>()
  let isTaken = false

  const turnsOf = (reader: string) => turns.get(reader) ?? 0

  function isBefore({ demand: a }: Waiter, { demand: b }: Waiter): boolean {
    if (a.awaitedBy === undefined || b.awaitedBy === undefined) {
      return b.awaitedBy === undefined && (a.awaitedBy !== undefined || a.hits > b.hits)
    }
    return turnsOf(a.awaitedBy) < turnsOf(b.awaitedBy)
  }

  function mayBegin({ demand: { awaitedBy }, hasBegun }: Waiter): boolean {
    return hasBegun || awaitedBy === undefined || (begun.get(awaitedBy) ?? 0) < MAX_BEGUN
  }

  function countBegun(reader: string | undefined, change: 1 | -1): void {
    if (reader === undefined) return
    const count = (begun.get(reader) ?? 0) + change
    if (count === 0) begun.delete(reader)
    else begun.set(reader, count)
  }

  function giveTurn(): void {
    if (isTaken) return
    let first: Waiter | undefined
    for (const waiter of waiting) {
      if (mayBegin(waiter) && (!first || isBefore(waiter, first))) first = waiter
    }
    if (waiting.size === 0) turns.clear()
    if (!first) return
    isTaken = true
    waiting.delete(first)
    const { awaitedBy } = first.demand
    if (awaitedBy !== undefined) turns.set(awaitedBy, turnsOf(awaitedBy) + 1)
    giveWay(first.begin)
  }

  function takeTurn(demand: RenderDemand, hasBegun: boolean): Promise<void> {
    return new Promise((begin) => {
      waiting.add({ demand, hasBegun, begin })
      giveTurn()
    })
  }

  function endTurn(): void {
    isTaken = false
    giveTurn()
  }

  return {
    /** Whether pages wait for the processor. */
    isBusy(): boolean {
      for (const waiter of waiting) if (mayBegin(waiter)) return true
      return false
    },
    /** Whether so many readers wait that another one would wait for long. */
    isOverloaded(): boolean {
      const readers = new Set<string>()
      for (const { demand } of waiting) {
        if (demand.awaitedBy !== undefined) readers.add(demand.awaitedBy)
        if (readers.size >= MAX_READERS) return true
      }
      return false
    },
    /** Runs a render when it is its turn; the render waits for everything else by `waitOutside`. */
    async run<T>(
      demand: RenderDemand,
      render: (waitOutside: WaitOutside) => Promise<T>,
    ): Promise<T> {
      let hasTurn = false
      let hasBegun = false
      let hasEnded = false
      let waitsOutside = 0
      let returning: Promise<void> | undefined

      async function enter(): Promise<void> {
        await takeTurn(demand, hasBegun)
        returning = undefined
        // The render may have ended without what it waited for.
        if (hasEnded) endTurn()
        else hasTurn = true
      }

      function leave(): void {
        if (hasTurn) endTurn()
        hasTurn = false
      }

      async function waitOutside<V>(promise: Promise<V>): Promise<V> {
        waitsOutside += 1
        leave()
        try {
          return await promise
        } finally {
          waitsOutside -= 1
          if (waitsOutside === 0 && !hasTurn && !hasEnded) {
            returning ??= enter()
            await returning
          }
        }
      }

      demand.isQueued = true
      await enter()
      demand.isQueued = false
      hasBegun = true
      // A reader who comes to wait for it later is not the one who caused it.
      const causedBy = demand.awaitedBy
      countBegun(causedBy, 1)
      try {
        return await render(waitOutside)
      } finally {
        hasEnded = true
        countBegun(causedBy, -1)
        leave()
        giveTurn()
      }
    },
  }
}
