import { once } from 'node:events'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { createMutex } from '../../../db/mutex.ts'
import { env } from '../../../env/env.ts'
import { RefusedFile } from '../refused-file.ts'
import { UNREADABLE_PDF } from './pdf-polyglot.ts'

// Not an import: Next would look for the worker's program inside its bundle.
const threads = process.getBuiltinModule('node:worker_threads')

const PROGRAM = join(env.deskDir, 'src', 'media', 'files', 'pdf', 'pdf-worker.ts')

const MAX_READ_MS = 20_000
const MAX_WAIT_MS = 120_000

/** How long the worker waits for the next file before it ends. */
const MAX_IDLE_MS = 10_000

/** Maximum memory for a file that is being read, in megabytes. */
const MAX_MEMORY_MB = 512

const LOCKED = new RefusedFile({
  en: 'The PDF asks for a password, so readers could not open it. Save it without one and upload that.',
  so: 'PDF-ku furaha sirta ah ayuu weydiinayaa, akhristayaashuna ma furi karaan. La’aantii kaydi, dabadeedna soo geli.',
})

export type PdfResult = { readonly pages: number } | { readonly problem: 'locked' | 'broken' }

const mutex = createMutex(MAX_WAIT_MS)
let currentWorker: Worker | undefined
let idleTimer: NodeJS.Timeout | undefined

function endWorker(): void {
  void currentWorker?.terminate()
  currentWorker = undefined
}

function startWorker(): Worker {
  const worker = new threads.Worker(PROGRAM, {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  })
  const forget = () => {
    if (currentWorker === worker) currentWorker = undefined
  }
  return worker.on('error', forget).on('exit', forget)
}

/** The worker's result; `undefined` for a file that takes too long or too much memory. */
async function readInWorker(data: Uint8Array): Promise<PdfResult | undefined> {
  clearTimeout(idleTimer)
  currentWorker ??= startWorker()
  const worker = currentWorker
  worker.ref()
  const exit = new AbortController()
  const onExit = () => exit.abort()
  worker.once('exit', onExit)
  try {
    const signal = AbortSignal.any([exit.signal, AbortSignal.timeout(MAX_READ_MS)])
    const message = once(worker, 'message', { signal })
    worker.postMessage(data)
    const [result] = await message
    idleTimer = setTimeout(endWorker, MAX_IDLE_MS).unref()
    return result
  } catch {
    endWorker()
    return undefined
  } finally {
    worker.off('exit', onExit)
    worker.unref()
  }
}

/**
 * The number of a PDF's pages; `null` if reading it takes too much time or memory. Throws `RefusedFile` for
 * a file that cannot be read, or only with a password.
 */
export async function countPages(data: Uint8Array): Promise<number | null> {
  const result = await mutex.run(() => readInWorker(data))
  if (result === undefined) return null
  if ('pages' in result) return result.pages
  throw result.problem === 'locked' ? LOCKED : UNREADABLE_PDF
}
