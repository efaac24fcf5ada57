/** The time for the server's parts; tests have a clock that they advance themselves. */
export interface Clock {
  /** Milliseconds that never go back. */
  readonly now: () => number
  /** Runs once after that many milliseconds, unless the returned function is called first. */
  readonly after: (milliseconds: number, run: () => void) => () => void
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** The promise's value, or `fallback` if it takes longer than that many milliseconds. */
export function withTimeout<T, F>(
  clock: Clock,
  milliseconds: number,
  promise: Promise<T>,
  fallback: F,
): Promise<T | F> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(milliseconds, () => resolve(fallback))
    promise.then(resolve, reject).finally(cancel)
  })
}
