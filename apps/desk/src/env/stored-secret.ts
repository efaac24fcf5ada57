import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a file holds; `undefined` where there is none. */
function wordsOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    // On a disk that may only be read the former says no more than that there is no such folder.
    mkdirSync(folder)
  }
}

/**
 * The kept secret of a data folder, made at first use and readable by its owner alone. It is there
 * whole or not at all: an empty one, which a full disk left, is made anew.
 */
export function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  makeFolder(dataDir)
  const kept = wordsOf(file)
  if (!kept) {
    const part = join(dataDir, `.secret-${process.pid}`)
    try {
      const secret = randomBytes(32).toString('hex')
      writeFileSync(part, `${secret}\n`, { mode: 0o600, flush: true })
      if (kept === '') rmSync(file, { force: true })
      linkSync(part, file)
    } catch (error) {
      // Another process of the same start was first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(part, { force: true })
    }
  }
  chmodSync(file, 0o600)
  return wordsOf(file) ?? ''
}
