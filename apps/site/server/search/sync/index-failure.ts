import { errorMessage } from '@gaashaan/runtime/error-message'
import { isCorrupt } from '../index-file.ts'

/**
 * SQLite's result codes for the machine's state, which another file would not change: busy, locked,
 * read-only, I/O error, full, cannot open (https://sqlite.org/rescode.html).
 */
const MACHINE_ERRORS: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14])

/** Documents could not be written into the index. */
export class IndexFailure extends Error {
  constructor(cause: unknown) {
    super(`the index cannot be written: ${errorMessage(cause)}`, { cause })
  }
}

/** Whether a new file may succeed where this one failed. */
export function needsNewFile(error: unknown): boolean {
  if (isCorrupt(error)) return true
  if (!(error instanceof IndexFailure)) return false
  const code = (error.cause as { readonly errcode?: unknown } | undefined)?.errcode
  return typeof code !== 'number' || !MACHINE_ERRORS.has(code & 0xff)
}
