import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

/** The rights of a file's group and of everybody else. */
const RIGHTS_OF_OTHERS = 0o077
/** The bit of folders that all accounts share, such as `/tmp`. */
const STICKY = 0o1000

/** Leaves a file or folder to its owner alone; what belongs to another account stays as it is. */
function revoke(path: string, mode: number): void {
  if ((mode & RIGHTS_OF_OTHERS) === 0) return
  try {
    chmodSync(path, mode & ~RIGHTS_OF_OTHERS & 0o777)
  } catch {
    // A file that is gone, of another account, or on a disk that may only be read.
  }
}

function statsOf(path: string, read = lstatSync) {
  try {
    return read(path)
  } catch {
    // It is not there, or in a folder of another account: this process does not write there either.
    return undefined
  }
}

function revokeContent(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const stats = statsOf(path)
    if (stats?.isFile()) revoke(path, stats.mode)
    // A folder gets its own mode after its content has it, and is not read through again.
    else if (stats?.isDirectory() && (stats.mode & RIGHTS_OF_OTHERS) !== 0) {
      revokeContent(path)
      revoke(path, stats.mode)
    }
  }
}

/**
 * Makes what this process writes from now on readable by its own account alone, and with it a folder and
 * what is in it from before. Links in it are not followed. Warns on the error output if other accounts can
 * still open the folder.
 */
export function keepPrivate(folder: string): void {
  // Node refuses this in a worker, which has the mask of its process.
  if (isMainThread) process.umask(RIGHTS_OF_OTHERS)
  const stats = statsOf(folder, statSync)
  if (!stats?.isDirectory()) return
  if ((stats.mode & STICKY) === 0) {
    try {
      revokeContent(folder)
    } catch {
      // A folder of another account, which the warning below is about.
    }
    revoke(folder, stats.mode)
  }
  if (((statsOf(folder, statSync)?.mode ?? 0) & RIGHTS_OF_OTHERS) === 0) return
  process.stderr.write(
    `warning: other accounts of this machine can open ${folder}: give it to the account that runs this (chown), and to that alone (chmod 700)\n`,
  )
}
