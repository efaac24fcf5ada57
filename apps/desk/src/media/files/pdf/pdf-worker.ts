/** Reads PDF files for `count-pages.ts` in a thread that can be ended while a broken file blocks it. */
import { parentPort } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import type { PdfResult } from './count-pages.ts'

async function read(data: Uint8Array): Promise<PdfResult> {
  try {
    const pdf = await getDocumentProxy(data)
    const pages = pdf.numPages
    await pdf.loadingTask.destroy()
    return pages > 0 ? { pages } : { problem: 'broken' }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { problem: isLocked ? 'locked' : 'broken' }
  }
}

parentPort?.on('message', async (data: Uint8Array) => parentPort?.postMessage(await read(data)))
