import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import type { ShippedLine } from './shipped-line.ts'

/** Without O_NONBLOCK, a FIFO that nobody reads would hold a thread of the process. */
const FLAGS = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NONBLOCK

/**
 * Appends lines to a file or a FIFO. It is opened for each batch, so that a file that was rotated meanwhile
 * is another one, and is never read: another account can own it, from which this one may only append.
 */
export function fileTarget(file: string): (lines: readonly ShippedLine[]) => Promise<void> {
  /** Whether the last batch may have ended within a line. */
  let isBroken = true
  return async (lines) => {
    const handle = await open(file, FLAGS, 0o600)
    try {
      const stats = await handle.stat()
      const text = lines.map(({ json }) => `${json}\n`).join('')
      await handle.writeFile(isBroken && stats.size > 0 ? `\n${text}` : text)
      if (stats.isFile()) await handle.datasync()
      isBroken = false
    } catch (error) {
      isBroken = true
      throw error
    } finally {
      await handle.close()
    }
  }
}
