/** Lets one piece of work run at a time, in the order of the calls. */
interface Mutex {
  /**
   * Waits until no other work holds the mutex; the returned function releases it. Rejects after the maximum
   * waiting time, so that work which waits for itself fails instead of waiting for ever.
   */
  acquire(): Promise<() => void>
  /** Runs work while holding the mutex. */
  run<T>(work: () => Promise<T>): Promise<T>
}

export function createMutex(maxWaitMs: number): Mutex {
  /** Resolves when all work so far has released the mutex. */
  let allReleased = Promise.resolve()

  const acquire = async () => {
    const previousReleased = allReleased
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    allReleased = previousReleased.then(() => released)
    const { promise: timeout, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      release()
      reject(new Error(`SQLITE_BUSY: no turn to write within ${maxWaitMs} ms`))
    }, maxWaitMs)
    await Promise.race([previousReleased, timeout]).finally(() => clearTimeout(timer))
    return release
  }

  return {
    acquire,
    run: async (work) => {
      const release = await acquire()
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
