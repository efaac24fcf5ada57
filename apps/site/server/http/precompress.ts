import { glob, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CLIENT_DIRECTORY } from '../paths.ts'
import { compress, type Encoding } from './content-encoding.ts'

const COMPRESSIBLE_FILE = /\.(?:js|mjs|css|html|json|svg|txt|xml|webmanifest|map)$/
/** Files are compressed once, so that even smaller files than pages are compressed. */
const MIN_BYTES = 250
const SUFFIX = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>

async function isMade(file: string, suffix: string): Promise<boolean> {
  const [source, made] = await Promise.all([stat(file), stat(file + suffix).catch(() => undefined)])
  return made !== undefined && made.mtimeMs >= source.mtimeMs
}

async function make(file: string, encoding: Encoding): Promise<void> {
  const made = file + SUFFIX[encoding]
  // Whole under another name first: another process may be reading this one.
  const unfinished = `${made}.${process.pid}`
  await writeFile(unfinished, await compress(await readFile(file), encoding, 11))
  await rename(unfinished, made)
}

/**
 * Writes a `.br` and a `.gz` beside each file of a directory that gets smaller so, as small as they
 * go; those that are there and newer than their file stay. Resolves to how many it wrote.
 */
export async function precompress(directory: string): Promise<number> {
  let count = 0
  for await (const name of glob('**/*', { cwd: directory })) {
    const file = join(directory, name)
    if (!COMPRESSIBLE_FILE.test(file) || (await stat(file)).size < MIN_BYTES) continue
    for (const encoding of ['br', 'gzip'] as const) {
      if (await isMade(file, SUFFIX[encoding])) continue
      await make(file, encoding)
      count += 1
    }
  }
  return count
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`${await precompress(CLIENT_DIRECTORY)} compressed files written`)
}
