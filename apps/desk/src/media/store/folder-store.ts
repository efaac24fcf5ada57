import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore } from './media-store.ts'
import { checkedName, isPlainName } from './plain-name.ts'
import { StoreUnavailable } from './store-unavailable.ts'

const isMissing = (error: NodeJS.ErrnoException) =>
  error.code === 'ENOENT' || error.code === 'ENOTDIR'

/**
 * The media in a folder. A folder that is gone is not created again: most often its disk is not mounted,
 * and files stored there would disappear with the next mount.
 */
export function folderStore(folder: string): MediaStore {
  const fail = (error: unknown): never => {
    throw new StoreUnavailable(folder, (error as Error).message, error)
  }
  const pathOf = (name: string) => join(folder, checkedName(name))

  /** Opens a file for reading, with its stat; `undefined` if there is none. */
  async function openFile(name: string) {
    const file = await open(pathOf(name), 'r').catch((error) =>
      isMissing(error) ? undefined : fail(error),
    )
    if (!file) {
      await access(folder).catch(fail)
      return undefined
    }
    const stats = await file.stat()
    if (!stats.isFile()) {
      await file.close()
      return undefined
    }
    const { size, mtime, mtimeMs } = stats
    const tag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
    return { file, stat: { size, modified: mtime, tag } }
  }

  async function stat(name: string) {
    const opened = await openFile(name)
    await opened?.file.close()
    return opened?.stat
  }

  async function put(name: string, data: Uint8Array): Promise<void> {
    const path = pathOf(name)
    // A name with a dot at its start is never listed.
    const part = join(folder, `.${randomUUID()}.part`)
    try {
      await writeFile(part, data, { flush: true })
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined)
      fail(error)
    }
  }

  async function* list(prefix: string) {
    const names = await readdir(folder).catch((error) => (isMissing(error) ? [] : fail(error)))
    for (const name of names) {
      if (!name.startsWith(prefix) || !isPlainName(name)) continue
      const file = await stat(name)
      if (file) yield { name, size: file.size }
    }
  }

  return {
    place: folder,
    put,
    stat,
    list,
    read: async (name, range) => (await openFile(name))?.file.createReadStream(range),
    remove: async (names) => {
      const paths = names.map(pathOf)
      await Promise.all(paths.map((path) => rm(path, { force: true }))).catch(fail)
    },
    prepare: async () => {
      await mkdir(folder, { recursive: true }).catch(fail)
    },
    // The dot at the end makes this fail for a file in the folder's place.
    check: () => access(`${folder}/.`, constants.R_OK | constants.W_OK).catch(fail),
  }
}
