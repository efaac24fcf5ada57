import { parentPort, workerData } from 'node:worker_threads'
import { systemClock } from '../clock.ts'
import { jsonLog } from '../json-log.ts'
import { createIndexHost } from './host.ts'
import { openToRead, openToWrite } from './index-file.ts'
import { createIndexReader, type IndexReader } from './index-reader.ts'
import { createIndexWriter } from './index-writer.ts'
import { createKeeper } from './keeper.ts'
import type { Asked, ThreadWork } from './thread-messages.ts'

const { file, apiBaseUrl, keeps } = workerData as ThreadWork

/** Opened with the first question after there is a file. */
let reader: IndexReader | undefined

const PREPARING = { state: 'preparing' }
const NOTHING = {
  search: PREPARING,
  archive: PREPARING,
  suggest: [],
  beside: { isBehind: true },
}

function answer(asked: Asked): unknown {
  try {
    reader ??= createIndexReader(openToRead(file))
    if (asked.ask === 'search') return reader.search(asked.question, asked.version)
    if (asked.ask === 'archive') return reader.archive(asked.question, asked.version)
    if (asked.ask === 'beside') return reader.beside(asked.language, asked.postId, asked.version)
    return reader.suggest(asked.question.language, asked.question.text)
  } catch {
    // No file yet, or another one in its place.
    reader = undefined
    return NOTHING[asked.ask]
  }
}

parentPort?.on('message', (asked: Asked) => {
  parentPort?.postMessage({ id: asked.id, answer: answer(asked) })
})

if (keeps) {
  const clock = systemClock
  const host = createIndexHost({ apiBaseUrl, fetch: globalThis.fetch, clock })
  const writer = createIndexWriter(openToWrite(file))
  void createKeeper({ host, writer, clock, log: jsonLog('info') }).run()
}
