import { median } from '../server/figures.ts'
import { ownProcessesIn, residentMegabytes } from '../server/processes.ts'
import { DESK_FOLDER } from '../server/sample-desk.ts'
import { SITE_FOLDER } from '../server/site-process.ts'

const megabytesIn = (folder: string) => Math.round(residentMegabytes(...ownProcessesIn(folder)))

/** Megabytes of desk and site now, each with all its processes. */
export function sampleMemory() {
  return { site: megabytesIn(SITE_FOLDER), desk: megabytesIn(DESK_FOLDER) }
}

/**
 * Megabytes by which memory grew over the second half of a run: the median of its last fifth less
 * that of the fifth after its half. A garbage-collected heap goes up and down; medians show whether
 * it goes up on the whole.
 */
export function memoryGrowth(megabytes: readonly number[]): number {
  const fifth = Math.max(1, Math.floor(megabytes.length / 5))
  const half = Math.floor(megabytes.length / 2)
  return median(megabytes.slice(-fifth)) - median(megabytes.slice(half, half + fifth))
}
