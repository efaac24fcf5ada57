import { parentPort, workerData } from 'node:worker_threads'
import { systemClock } from '../clock.ts'
import { consoleLog } from '../log.ts'
import { createIndexHost } from './host.ts'
import { openToRead, openToWrite } from './index-file.ts'
import { createIndexReader, type IndexReader } from './index-reader.ts'
import { createIndexWriter } from './index-writer.ts'
import { createKeeper } from './keeper.ts'
import type { Asked, ThreadWork } from './thread-messages.ts'

const { file, apiBaseUrl, keeps } = workerData as ThreadWork

/** Opened with the first question after there is a file. */
let reader: IndexReader | undefined

function answer({ ask, ...asked }: Asked): unknown {
  try {
    reader ??= createIndexReader(openToRead(file))
    return ask === 'search'
      ? reader.search(asked.question, asked.version)
      : reader.suggest(asked.question.language, asked.question.text)
  } catch {
    // No file yet, or another one in its place.
    reader = undefined
    return ask === 'search' ? { state: 'preparing' } : []
  }
}

parentPort?.on('message', (asked: Asked) => {
  parentPort?.postMessage({ id: asked.id, answer: answer(asked) })
})

if (keeps) {
  const clock = systemClock
  const host = createIndexHost({ apiBaseUrl, fetch: globalThis.fetch, clock })
  const writer = createIndexWriter(openToWrite(file))
  void createKeeper({ host, writer, clock, log: consoleLog }).run()
}
