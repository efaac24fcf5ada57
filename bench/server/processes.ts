import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Microseconds of one clock tick: Linux counts processor time in 100ths of a second (proc(5)). */
const TICK = 10_000

/** A process in /proc; processor time in microseconds, user and system together. */
export interface ProcessState {
  readonly pid: number
  readonly parent: number
  readonly processorTime: number
}

/** Reads one line of `/proc/<pid>/stat`. The name, in brackets, may itself hold brackets and blanks. */
export function readStat(line: string): ProcessState {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  // The first of these fields is the third of proc(5), so its fields 4, 14 and 15 are 1, 11 and 12.
  const ticks = Number(fields[11]) + Number(fields[12])
  return {
    pid: Number.parseInt(line, 10),
    parent: Number(fields[1]),
    processorTime: ticks * TICK,
  }
}

/** Every process that runs now; one that ends meanwhile is left out. */
function allProcesses(): ProcessState[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [readStat(readFileSync(`/proc/${name}/stat`, 'utf8'))]
      } catch {
        return []
      }
    })
}

/** A process and its descendants. */
export function processTree(root: number): readonly ProcessState[] {
  const all = allProcesses()
  const tree = all.filter(({ pid }) => pid === root)
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid))
  return tree
}

/** Microseconds of processor time that a process and its descendants have used so far. */
export function processorTime(root: number): number {
  return processTree(root).reduce((sum, state) => sum + state.processorTime, 0)
}

/** Ids of the descendants of this process that work in a folder. */
export function ownProcessesIn(folder: string): number[] {
  return processTree(process.pid)
    .map(({ pid }) => pid)
    .filter((pid) => {
      try {
        return pid !== process.pid && readlinkSync(`/proc/${pid}/cwd`) === folder
      } catch {
        return false
      }
    })
}

/** Megabytes that a process holds in memory now (proc(5), VmRSS); 0 when it has ended. */
function megabytesOfProcess(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Megabytes that processes hold in memory now. */
export function residentMegabytes(...pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + megabytesOfProcess(pid), 0)
}
