import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { env } from '../../env/env.ts'
import { type MediaStore, readWhole } from '../store/media-store.ts'
import { variantName } from './file-names.ts'
import { type ImageVariant, variantFiles } from './recipe.ts'

const run = promisify(execFile)

const PROGRAM = join(env.deskDir, 'src', 'media', 'image-sizes', 'resize-process.ts')

/** Longest that one picture may take, on a machine that has little time for it. */
const MAX_RESIZE_MS = 10 * 60 * 1000

export interface ResizeProcessOptions {
  readonly priority: number
  readonly signal?: AbortSignal | undefined
}

/**
 * Makes the smaller files of one kept picture in a process and a folder of their own, and puts them
 * into the store beside it. Rejects when the picture is not there or cannot be decoded, and with
 * `StoreAway`.
 */
export async function resizeInProcess(
  store: MediaStore,
  filename: string,
  { priority, signal }: ResizeProcessOptions,
): Promise<ImageVariant> {
  const whole = await readWhole(store, filename)
  if (!whole) throw new Error(`${filename} is not in ${store.place}`)
  const folder = await mkdtemp(join(tmpdir(), 'gaashaan-picture-'))
  try {
    const path = join(folder, filename)
    await writeFile(path, whole)
    const { stdout } = await run(process.execPath, [PROGRAM, path, String(priority)], {
      // None of the desk's settings and secrets are its business.
      env: { NODE_ENV: 'production' },
      signal,
      timeout: MAX_RESIZE_MS,
      killSignal: 'SIGKILL',
    })
    const found = JSON.parse(stdout) as ImageVariant
    for (const { width, format } of variantFiles(found.made)) {
      const name = variantName(filename, width, format)
      await store.put(name, await readFile(join(folder, name)))
    }
    return found
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
