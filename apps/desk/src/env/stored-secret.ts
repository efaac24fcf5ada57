import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The trimmed text of a file; `undefined` if there is none. */
function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    // On a read-only disk the recursive call fails with ENOENT; this one fails with EROFS.
    mkdirSync(folder)
  }
}

/**
 * A secret in a file of the data folder, which is made at first use and readable only by its owner. The
 * file is written as a whole; an empty one, left by a full disk, is replaced.
 */
export function storedSecret(
  dataDir: string,
  name = 'secret',
  make = () => randomBytes(32).toString('hex'),
): string {
  const file = join(dataDir, name)
  createFolder(dataDir)
  const existing = readIfExists(file)
  if (!existing) {
    const part = join(dataDir, `.${name}-${process.pid}`)
    try {
      writeFileSync(part, `${make()}\n`, { mode: 0o600, flush: true })
      if (existing === '') rmSync(file, { force: true })
      linkSync(part, file)
    } catch (error) {
      // Another process that started at the same time has created it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(part, { force: true })
    }
  }
  chmodSync(file, 0o600)
  return readIfExists(file) ?? ''
}
