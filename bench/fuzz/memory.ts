import { residentMegabytes } from '../search/memory.ts'
import { median } from '../server/figures.ts'
import { ownProcessesIn } from '../server/processes.ts'
import { DESK_FOLDER } from '../server/sample-desk.ts'
import { SITE_FOLDER } from '../server/site-process.ts'

/** Megabytes that desk and site hold, each with all its processes, after so many requests. */
export interface Held {
  readonly sent: number
  readonly site: number
  readonly desk: number
}

function megabytesIn(folder: string): number {
  const sizes = ownProcessesIn(folder).map((pid) => residentMegabytes(pid))
  return Math.round(sizes.reduce((sum, size) => sum + size, 0))
}

/** What both hold now. */
export function heldAfter(sent: number): Held {
  return { sent, site: megabytesIn(SITE_FOLDER), desk: megabytesIn(DESK_FOLDER) }
}

/**
 * Megabytes by which one of them grew over the second half of a run: the middle of its last fifth
 * less that of the fifth after its half. A collector leaves a heap that goes up and down; middles
 * tell a heap that goes up.
 */
export function growthOf(name: 'site' | 'desk', held: readonly Held[]): number {
  const fifth = Math.max(1, Math.floor(held.length / 5))
  const half = Math.floor(held.length / 2)
  const sizes = held.map((each) => each[name])
  return median(sizes.slice(-fifth)) - median(sizes.slice(half, half + fifth))
}
