import { residentMegabytes } from '../search/memory.ts'
import { median } from '../server/figures.ts'
import { processTree } from '../server/processes.ts'

/** Milliseconds between two looks. */
const EVERY = 2_000

export interface MemoryWatch {
  /** Megabytes of a process and all that it started: in the second tenth of the time, and the last. */
  readonly stop: () => { readonly early: number; readonly late: number; readonly most: number }
}

/** Looks at what a process and its children hold in memory, until it is stopped. */
export function watchMemory(pid: number): MemoryWatch {
  const seen: number[] = []
  const look = () => {
    const sizes = processTree(pid).map((each) => {
      try {
        return residentMegabytes(each.pid)
      } catch {
        return 0 // It has just ended.
      }
    })
    seen.push(sizes.reduce((sum, size) => sum + size, 0))
  }
  const timer = setInterval(look, EVERY)
  return {
    stop: () => {
      clearInterval(timer)
      const tenth = Math.max(1, Math.floor(seen.length / 10))
      return {
        early: median(seen.slice(tenth, tenth * 2)),
        late: median(seen.slice(-tenth)),
        most: Math.max(...seen),
      }
    },
  }
}
