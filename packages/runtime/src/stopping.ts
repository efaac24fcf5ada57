const KEY = Symbol.for('gaashaan.stopping')

interface State {
  isStopping: boolean
  readonly pending: Set<Promise<unknown>>
}

/** Next has copies of this module; all copies of a process share one state. */
const shared = globalThis as { [KEY]?: State }
shared[KEY] ??= { isStopping: false, pending: new Set() }
const state = shared[KEY]

/** True once the process is stopping: work that has not begun is left to the next process. */
export function isStopping(): boolean {
  return state.isStopping
}

export function beginStopping(): void {
  state.isStopping = true
}

/** For tests that go on in the same process. */
export function forgetStopping(): void {
  state.isStopping = false
}

/** Tracks work that the process finishes before it ends, such as a mail that is being sent. */
export function trackPending<T>(work: Promise<T>): Promise<T> {
  state.pending.add(work)
  const end = () => state.pending.delete(work)
  work.then(end, end)
  return work
}

/** Waits until no work is pending, for at most `timeoutMs`; false when the time was too short. */
export async function drain(timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs)
  })
  const finishAll = async () => {
    // Work that ends may have started more.
    while (state.pending.size > 0) await Promise.allSettled(state.pending)
    return true
  }
  const isDone = await Promise.race([finishAll(), timeout])
  clearTimeout(timer)
  return isDone
}
