import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore } from './media-store.ts'
import { isPlainName, plainNameOf } from './plain-name.ts'
import { StoreAway } from './store-away.ts'

const NOT_THERE: readonly unknown[] = ['ENOENT', 'ENOTDIR']

const isMissing = (error: unknown) => NOT_THERE.includes((error as NodeJS.ErrnoException).code)

/**
 * The media's files in a folder. One that is gone is not made anew: it is most often on a disk that
 * is not mounted, and what was put there would vanish with the next mount.
 */
export function folderStore(folder: string): MediaStore {
  const away = (error: unknown): never => {
    throw new StoreAway(folder, (error as Error).message, error)
  }
  const pathOf = (name: string) => join(folder, plainNameOf(name))

  /** A file that is open, and its facts; `undefined` where there is none. */
  async function opened(name: string) {
    const file = await open(pathOf(name), 'r').catch((error) =>
      isMissing(error) ? undefined : away(error),
    )
    if (!file) {
      await access(folder).catch(away)
      return undefined
    }
    const stat = await file.stat()
    if (!stat.isFile()) {
      await file.close()
      return undefined
    }
    const tag = `"${stat.size.toString(36)}-${Math.floor(stat.mtimeMs).toString(36)}"`
    return { file, facts: { size: stat.size, modified: stat.mtime, tag } }
  }

  async function facts(name: string) {
    const found = await opened(name)
    await found?.file.close()
    return found?.facts
  }

  async function put(name: string, data: Uint8Array): Promise<void> {
    const path = pathOf(name)
    // Hidden: no name of a file, until it is there whole.
    const part = join(folder, `.${randomUUID()}.part`)
    try {
      await writeFile(part, data, { flush: true })
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined)
      away(error)
    }
  }

  async function* list(beginning: string) {
    const names = await readdir(folder).catch((error) => (isMissing(error) ? [] : away(error)))
    for (const name of names) {
      if (!name.startsWith(beginning) || !isPlainName(name)) continue
      const found = await facts(name)
      if (found) yield { name, size: found.size }
    }
  }

  return {
    place: folder,
    put,
    facts,
    list,
    read: async (name, range) => (await opened(name))?.file.createReadStream(range),
    remove: async (names) => {
      const paths = names.map(pathOf)
      await Promise.all(paths.map((path) => rm(path, { force: true }))).catch(away)
    },
    prepare: async () => {
      await mkdir(folder, { recursive: true }).catch(away)
    },
    // The dot: a file in the folder's place is none.
    check: () => access(`${folder}/.`, constants.R_OK | constants.W_OK).catch(away),
  }
}
