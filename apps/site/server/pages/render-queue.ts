import type { RenderDemand } from '../cache/response-cache.ts'

/** A page that waits for its turn. */
interface Waiter {
  readonly demand: Readonly<RenderDemand>
  readonly begin: () => void
}

/** Waits for something else than the processor, while other pages have their turn. */
export type WaitOutside = <T>(promise: Promise<T>) => Promise<T>

export type RenderQueue = ReturnType<typeof createRenderQueue>

/**
 * Renders pages one at a time, as each keeps the processor for some milliseconds. Between two of them
 * connections are accepted and cached responses sent. Pages that a reader waits for go first, and of
 * these one of each reader's before another of the same; then those that are visited most.
 */
export function createRenderQueue() {
  const waiting = new Set<Waiter>()
  /** Turns of each reader since the queue was last empty. */
  const turns = new Map<string, number>()
  let isTaken = false

  const turnsOf = (reader: string) => turns.get(reader) ?? 0

  function isBefore({ demand: a }: Waiter, { demand: b }: Waiter): boolean {
    if (a.awaitedBy === undefined || b.awaitedBy === undefined) {
      return b.awaitedBy === undefined && (a.awaitedBy !== undefined || a.hits > b.hits)
    }
    return turnsOf(a.awaitedBy) < turnsOf(b.awaitedBy)
  }

  function giveTurn(): void {
    if (isTaken) return
    let first: Waiter | undefined
    for (const waiter of waiting) if (!first || isBefore(waiter, first)) first = waiter
    if (!first) {
      turns.clear()
      return
    }
    isTaken = true
    waiting.delete(first)
    const { awaitedBy } = first.demand
    if (awaitedBy !== undefined) turns.set(awaitedBy, turnsOf(awaitedBy) + 1)
    // After the connections and responses that have become ready meanwhile.
    setImmediate(first.begin)
  }

  function takeTurn(demand: RenderDemand): Promise<void> {
    return new Promise((begin) => {
      waiting.add({ demand, begin })
      giveTurn()
    })
  }

  function endTurn(): void {
    isTaken = false
    giveTurn()
  }

  return {
    /** Whether pages wait. */
    isBusy: () => waiting.size > 0,
    /** Runs a render when it is its turn; the render waits for everything else by `waitOutside`. */
    async run<T>(
      demand: RenderDemand,
      render: (waitOutside: WaitOutside) => Promise<T>,
    ): Promise<T> {
      let hasTurn = false
      let hasEnded = false
      let waitsOutside = 0
      let returning: Promise<void> | undefined

      async function enter(): Promise<void> {
        await takeTurn(demand)
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

      await enter()
      try {
        return await render(waitOutside)
      } finally {
        hasEnded = true
        leave()
      }
    },
  }
}
