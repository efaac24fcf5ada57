import { execFileSync } from 'node:child_process'
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dataFolder, storedMessages } from './data-folder.ts'
import { deskOn } from './desk-process.ts'
import { type Outcome, someTime } from './fault.ts'
import { whileWrittenTo } from './while-written-to.ts'

/** Megabytes of the small disk: the migrated database and some writing. */
const DISK = 32

/** A disk of its own, in memory; none where this machine lets us make none. */
function smallDisk(): { readonly folder: string; readonly remove: () => void } | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-disk-'))
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${DISK}m`, 'tmpfs', folder]
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

/** Writes a file until nothing more goes on its disk. */
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

/** Fills the disk under a desk so many times while messages are written; none without a disk. */
export async function fillDisk(times: number, migrated?: string): Promise<Outcome | undefined> {
  const disk = smallDisk()
  if (!disk) return undefined
  const { folder: source, remove } = await dataFolder(migrated)
  const folder = path.join(disk.folder, 'data')
  mkdirSync(folder)
  cpSync(source, folder, { recursive: true })
  remove()
  const ballast = path.join(disk.folder, 'ballast')
  const desk = await deskOn(folder)
  try {
    return await whileWrittenTo(desk, {
      fault: 'disk full',
      times,
      happen: async () => {
        fillUp(ballast)
        await someTime(2_000, 3_000)
        rmSync(ballast)
      },
      after: 1_000,
      stored: () => storedMessages(folder),
    })
  } finally {
    await desk.kill()
    disk.remove()
  }
}
