import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { createMutex } from '../../../db/mutex.ts'
import { env } from '../../../env/env.ts'
import { RefusedFile } from '../refused-file.ts'
import { UNREADABLE_PDF } from './pdf-polyglot.ts'

// Not by an import: Next would look for the thread's program inside what it has bundled.
const threads = process.getBuiltinModule('node:worker_threads')

const PROGRAM = join(env.deskDir, 'src', 'media', 'files', 'pdf', 'read-pdf.ts')

/** Milliseconds that one file may take, that it waits for its turn, and that the thread waits. */
const MAX_READ_MS = 20_000
const MAX_WAIT_MS = 120_000
const IDLE_MS = 10_000

/** Megabytes of memory that a file may unfold into. */
const MAX_MEMORY_MB = 512

const LOCKED = new RefusedFile({
  en: 'The PDF asks for a password, so readers could not open it. Save it without one and upload that.',
  so: 'PDF-ku furaha sirta ah ayuu weydiinayaa, akhristayaashuna ma furi karaan. La’aantii kaydi, dabadeedna soo geli.',
})

export type PdfAnswer = { readonly pages: number } | { readonly problem: 'locked' | 'broken' }

const turns = createMutex(MAX_WAIT_MS)
let thread: Worker | undefined
let rest: NodeJS.Timeout | undefined

function end(): void {
  void thread?.terminate()
  thread = undefined
}

function started(): Worker {
  if (thread) return thread
  const worker = new threads.Worker(PROGRAM, {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  })
  worker.unref()
  const gone = () => {
    if (thread === worker) thread = undefined
  }
  worker.on('error', gone).on('exit', gone)
  thread = worker
  return worker
}

/** The thread's answer; none where the file takes too long, or more memory than it may. */
function ask(data: Uint8Array): Promise<PdfAnswer | undefined> {
  clearTimeout(rest)
  const worker = started()
  return new Promise((resolve) => {
    const failed = () => answered()
    const answered = (answer?: PdfAnswer) => {
      clearTimeout(limit)
      worker.off('message', answered).off('error', failed).off('exit', failed)
      if (answer) rest = setTimeout(end, IDLE_MS).unref()
      else end()
      resolve(answer)
    }
    const limit = setTimeout(answered, MAX_READ_MS)
    worker.on('message', answered).on('error', failed).on('exit', failed)
    worker.postMessage(data)
  })
}

/**
 * How many pages a PDF has; `null` where reading it takes more than it is worth. Throws `RefusedFile`
 * for a file that cannot be read, or only with a password.
 */
export async function pagesOf(data: Uint8Array): Promise<number | null> {
  const over = await turns.take()
  try {
    const answer = await ask(data)
    if (answer === undefined) return null
    if ('pages' in answer) return answer.pages
    throw answer.problem === 'locked' ? LOCKED : UNREADABLE_PDF
  } finally {
    over()
  }
}
