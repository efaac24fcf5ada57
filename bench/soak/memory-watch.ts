import { median } from '../server/figures.ts'
import { processTree, residentMegabytes } from '../server/processes.ts'

/** Milliseconds between two samples. */
const SAMPLE_MS = 2_000

/**
 * Samples the memory of a process and its descendants until it is stopped: megabytes in the second
 * tenth of the time and in the last, and the maximum.
 */
export function watchMemory(pid: number) {
  const samples: number[] = []
  const timer = setInterval(() => {
    samples.push(residentMegabytes(...processTree(pid).map((state) => state.pid)))
  }, SAMPLE_MS)
  return {
    stop: () => {
      clearInterval(timer)
      const tenth = Math.max(1, Math.floor(samples.length / 10))
      return {
        early: median(samples.slice(tenth, tenth * 2)),
        late: median(samples.slice(-tenth)),
        max: Math.max(...samples),
      }
    },
  }
}
