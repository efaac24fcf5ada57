import { readdirSync, readlinkSync } from 'node:fs'
import { residentMegabytes } from '../bench/server/processes.ts'

/** How many sockets a process has open (proc(5), `fd`). */
export function openSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).filter((name) => {
    try {
      return readlinkSync(`${folder}/${name}`).startsWith('socket:')
    } catch {
      return false // It was closed meanwhile.
    }
  }).length
}

/** Samples the memory of a process four times a second; returns a function to end it with the maximum. */
export function watchMaxMegabytes(pid: number): () => number {
  let max = residentMegabytes(pid)
  const timer = setInterval(() => {
    max = Math.max(max, residentMegabytes(pid))
  }, 250)
  return () => {
    clearInterval(timer)
    return max
  }
}
