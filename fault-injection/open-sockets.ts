import { readdirSync, readlinkSync } from 'node:fs'
import { residentMegabytes } from '../bench/search/memory.ts'

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

/** The most megabytes that a process holds, looked at four times a second until it is stopped. */
export function watchMost(pid: number): () => number {
  let most = 0
  const look = () => {
    most = Math.max(most, residentMegabytes(pid))
  }
  look()
  const timer = setInterval(look, 250)
  return () => {
    clearInterval(timer)
    return most
  }
}
