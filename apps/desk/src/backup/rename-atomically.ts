import { existsSync } from 'node:fs'
import { link, open, rename, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CommandError } from '../commands/command-errors.ts'

/** Error codes of file systems without hard links, such as FAT and some network file systems. */
const NO_LINK_CODES: readonly unknown[] = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']

/** Writes a folder's names to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}

/** Durably renames a file to a name that does not exist yet; throws `CommandError` if it exists. */
export async function renameAtomically(part: string, target: string): Promise<void> {
  const existsError = () => new CommandError(`${target} is there already and stays as it is.`)
  try {
    // Unlike a rename, a link never replaces another file.
    await link(part, target)
    await unlink(part)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw existsError()
    if (!NO_LINK_CODES.includes(code)) throw error
    if (existsSync(target)) throw existsError()
    await rename(part, target)
  }
  await syncFolder(dirname(target))
}
