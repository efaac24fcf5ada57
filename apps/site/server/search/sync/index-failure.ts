import { errorMessage } from '@gaashaan/runtime/error-message'
import { isCorrupt } from '../index-file.ts'

/**
 * SQLite's results that say something of the machine, not of what the file holds: busy, locked,
 * read-only, no input or output, full, cannot be opened (https://sqlite.org/rescode.html).
 */
const OF_THE_MACHINE: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14])

/** Texts could not be written into the index; `cause` is why. */
export class IndexFailure extends Error {
  constructor(cause: unknown) {
    super(`the index cannot be written: ${errorMessage(cause)}`, { cause })
  }
}

/** Whether a new file may do what failed with this one. */
export function needsNewFile(error: unknown): boolean {
  if (isCorrupt(error)) return true
  if (!(error instanceof IndexFailure)) return false
  const result = (error.cause as { readonly errcode?: unknown } | undefined)?.errcode
  return typeof result !== 'number' || !OF_THE_MACHINE.has(result & 0xff)
}
