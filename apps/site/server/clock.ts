/** Time as the server's parts see it; tests give one that they turn themselves. */
export interface Clock {
  /** Milliseconds that never go back. */
  readonly now: () => number
  /** Runs once after that many milliseconds, unless the function it gives back is called first. */
  readonly after: (milliseconds: number, run: () => void) => () => void
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** The promise's value, or `fallback` when it takes longer than that many milliseconds. */
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
