import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { env } from '../../env/env.ts'
import { type MediaStore, readWhole } from '../store/media-store.ts'
import { variantName } from './file-names.ts'
import { type ImageVariants, listVariants } from './variants.ts'

const run = promisify(execFile)

const PROGRAM = join(env.deskDir, 'src', 'media', 'image-sizes', 'resize-process.ts')

/** Time limit for one picture, on a machine with little processor time to spare. */
const MAX_RESIZE_MS = 10 * 60 * 1000

/**
 * Makes the variants of a stored picture in a process and a folder of their own, and stores them. Rejects
 * if the picture is not stored or cannot be decoded, and with `StoreUnavailable`.
 */
export async function resizeInProcess(
  store: MediaStore,
  filename: string,
  priority: number,
  signal?: AbortSignal,
): Promise<ImageVariants> {
  const original = await readWhole(store, filename)
  if (!original) throw new Error(`${filename} is not in ${store.place}`)
  const folder = await mkdtemp(join(tmpdir(), 'gaashaan-picture-'))
  try {
    const path = join(folder, filename)
    await writeFile(path, original)
    const { stdout } = await run(process.execPath, [PROGRAM, path, String(priority)], {
      // The process gets none of the desk's settings and secrets.
      env: { NODE_ENV: 'production' },
      signal,
      timeout: MAX_RESIZE_MS,
      killSignal: 'SIGKILL',
    })
    const variants = JSON.parse(stdout) as ImageVariants
    for (const { width, format } of listVariants(variants.made)) {
      const name = variantName(filename, width, format)
      await store.put(name, await readFile(join(folder, name)))
    }
    return variants
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
