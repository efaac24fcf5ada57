import { execFileSync } from 'node:child_process'
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkMessages, createDataFolder } from './data-folder.ts'
import { createDesk } from './desk-process.ts'
import { type Outcome, randomPause } from './fault.ts'
import { withWriters } from './with-writers.ts'

/** Megabytes of the small disk: the migrated database and some writing. */
const DISK_MB = 32

/** How the desk refuses a message for which it has no room, and the longest wait for that. */
const NO_ROOM = '503 unavailable'
const MAX_WAIT_MS = 60_000

/** A disk of its own, in memory; `undefined` where this machine does not allow it. */
function mountSmallDisk() {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-disk-'))
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]
    execFileSync('mount', options, { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const remove = () => {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true })
  }
  return { folder, remove }
}

/** Writes a file until its disk is full. */
function fillUp(file: string): void {
  const chunk = Buffer.alloc(64 * 1024)
  const handle = openSync(file, 'w')
  try {
    for (;;) writeSync(handle, chunk)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(handle)
  }
}

/** Fills the disk under a desk while messages are written; `undefined` without a small disk. */
export async function fillDisk(times: number, migrated?: string): Promise<Outcome | undefined> {
  const disk = mountSmallDisk()
  if (!disk) return undefined
  const { folder: source, remove } = await createDataFolder(migrated)
  const folder = path.join(disk.folder, 'data')
  cpSync(source, folder, { recursive: true })
  remove()
  const ballast = path.join(disk.folder, 'ballast')
  const desk = await createDesk(folder)
  try {
    return await withWriters(desk, {
      fault: 'disk full',
      times,
      cause: async (refused) => {
        const before = refused[NO_ROOM]
        const begin = performance.now()
        fillUp(ballast)
        await randomPause(2_000, 3_000)
        // A busy desk may not have come to a message for which there is no room.
        while (refused[NO_ROOM] === before && performance.now() - begin < MAX_WAIT_MS) {
          await randomPause(50, 100)
        }
        rmSync(ballast)
      },
      afterMs: 1_000,
      check: (accepted) => checkMessages(folder, accepted),
    })
  } finally {
    await desk.kill()
    disk.remove()
  }
}
