const KEY = Symbol.for('gaashaan.stopping')

interface State {
  isStopping: boolean
  readonly underWay: Set<Promise<unknown>>
}

/** One for a process, in which Next holds copies of this module of its own. */
const shared = globalThis as { [KEY]?: State }

function state(): State {
  shared[KEY] ??= { isStopping: false, underWay: new Set() }
  return shared[KEY]
}

/** True once the process was told to end: what is not begun yet is left to the next one. */
export function isStopping(): boolean {
  return state().isStopping
}

export function beginStopping(): void {
  state().isStopping = true
}

/** For tests that go on in the same process. */
export function forgetStopping(): void {
  state().isStopping = false
}

/** Work that a process finishes before it ends, such as a mail that is being sent; its promise. */
export function trackPending<T>(work: Promise<T>): Promise<T> {
  const { underWay } = state()
  underWay.add(work)
  const end = () => underWay.delete(work)
  work.then(end, end)
  return work
}

/** Waits until nothing is under way, so many milliseconds at most; false when that was too short. */
export async function drain(milliseconds: number): Promise<boolean> {
  const { underWay } = state()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  const all = async () => {
    // What ends may have begun something more.
    while (underWay.size > 0) await Promise.allSettled(underWay)
    return true
  }
  const isDone = await Promise.race([all(), late])
  clearTimeout(timer)
  return isDone
}
