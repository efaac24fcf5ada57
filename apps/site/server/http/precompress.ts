import { glob, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CLIENT_DIRECTORY } from '../paths.ts'
import { compress } from './content-encoding.ts'

const COMPRESSIBLE_FILE = /\.(?:js|mjs|css|html|json|svg|txt|xml|webmanifest|map)$/
/** Smaller than for pages, because files are compressed only once. */
const MIN_BYTES = 250
const SUFFIXES = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

async function isUpToDate(file: string, compressed: string): Promise<boolean> {
  const [source, target] = await Promise.all([stat(file), stat(compressed).catch(() => undefined)])
  return target !== undefined && target.mtimeMs >= source.mtimeMs
}

/**
 * Writes a `.br` and a `.gz` next to each compressible file of a directory, as small as they go,
 * unless they exist and are newer than their file. Resolves to the number of files that it wrote.
 */
export async function precompress(directory: string): Promise<number> {
  let count = 0
  for await (const name of glob('**/*', { cwd: directory })) {
    const file = join(directory, name)
    if (!COMPRESSIBLE_FILE.test(file) || (await stat(file)).size < MIN_BYTES) continue
    for (const [encoding, suffix] of SUFFIXES) {
      if (await isUpToDate(file, file + suffix)) continue
      // Another process may read the file, which is therefore written under another name first.
      const unfinished = `${file}${suffix}.${process.pid}`
      await writeFile(unfinished, await compress(await readFile(file), encoding, 11))
      await rename(unfinished, file + suffix)
      count += 1
    }
  }
  return count
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`${await precompress(CLIENT_DIRECTORY)} compressed files written`)
}
