import { existsSync } from 'node:fs'
import { link, open, rename, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Refused } from '../commands/refusals.ts'

/** File systems without hard links, such as FAT and some of the network. */
const NO_LINKS: readonly unknown[] = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']

/** Has the disk keep the names in a folder. */
export async function keepNames(folder: string): Promise<void> {
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

/** Moves a whole file to a name that nothing has, for good; throws `Refused` where something has. */
export async function renameAtomically(part: string, target: string): Promise<void> {
  const taken = () => new Refused(`${target} is there already and stays as it is.`)
  try {
    // Unlike a rename, a link never takes the place of another file.
    await link(part, target)
    await unlink(part)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw taken()
    if (!NO_LINKS.includes(code)) throw error
    if (existsSync(target)) throw taken()
    await rename(part, target)
  }
  await keepNames(dirname(target))
}
