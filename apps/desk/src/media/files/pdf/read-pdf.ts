/**
 * Reads PDF files for `pdf-facts.ts` in a thread of its own, which may be ended at any time: what a
 * broken file does to the reader happens to nobody else.
 */
import { parentPort } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import type { PdfAnswer } from './pdf-facts.ts'

async function read(data: Uint8Array): Promise<PdfAnswer> {
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
