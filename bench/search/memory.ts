import { readFileSync } from 'node:fs'

/** Megabytes that a process holds in memory now (proc(5), VmRSS). */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes ?? Number.NaN) / 1024
}
