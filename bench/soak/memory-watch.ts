import { median } from '../server/figures.ts'
import { processTree, residentMegabytes } from '../server/processes.ts'

/** Milliseconds between two samples. */
const SAMPLE_MS = 2_000

/**
 * Samples the memory of a process and its descendants until it is stopped: megabytes in the second
 * tenth of the time and in the last, the maximum, and the median of each tenth.
 */
export function watchMemory(pid: number) {
  const samples: number[] = []
  const timer = setInterval(() => {
    samples.push(residentMegabytes(...processTree(pid).map((state) => state.pid)))
  }, SAMPLE_MS)
  return {
    stop: () => {
      clearInterval(timer)
      const size = Math.max(1, Math.floor(samples.length / 10))
      const tenths = Array.from({ length: 10 }, (_value, tenth) =>
        median(samples.slice(tenth * size, (tenth + 1) * size)),
      )
      return { early: tenths[1], late: tenths[9], max: Math.max(...samples), tenths }
    },
  }
}
