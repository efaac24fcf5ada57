import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Microseconds of one clock tick: Linux tells processor time in 100ths of a second (proc(5)). */
const TICK = 10_000

/** What /proc says of one process; processor time in microseconds, user and system together. */
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

/** A process and everything that it started, directly or through others. */
export function processTree(root: number): readonly ProcessState[] {
  const all = allProcesses()
  const tree = all.filter(({ pid }) => pid === root)
  for (const parent of tree) tree.push(...all.filter((each) => each.parent === parent.pid))
  return tree
}

/** Microseconds of processor time that a process and what it started have taken so far. */
export function processorTime(root: number): number {
  return processTree(root).reduce((sum, each) => sum + each.processorTime, 0)
}

/** Ids of the processes that this one started, directly or through others, and that work in a folder. */
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
