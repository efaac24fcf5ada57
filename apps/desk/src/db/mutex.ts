export interface Mutex {
  /**
   * Waits for the turn; the answer ends it. Rejects when the turn does not come in time, so that
   * work which waits for itself fails instead of standing still for ever.
   */
  take(): Promise<() => void>
}

/** A queue in which one piece of work is under way at a time, first come, first served. */
export function createMutex(mostMs: number): Mutex {
  const waiting: (() => void)[] = []
  let isTaken = false

  const next = () => {
    const first = waiting.shift()
    if (first === undefined) isTaken = false
    else first()
  }

  const turn = () => {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      next()
    }
  }

  return {
    take: () => {
      if (!isTaken) {
        isTaken = true
        return Promise.resolve(turn())
      }
      return new Promise((resolve, reject) => {
        const mine = () => {
          clearTimeout(timer)
          resolve(turn())
        }
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(mine), 1)
          reject(new Error(`SQLITE_BUSY: no turn to write within ${mostMs} ms`))
        }, mostMs)
        waiting.push(mine)
      })
    },
  }
}
