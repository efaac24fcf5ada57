import { parentPort, workerData } from 'node:worker_threads'
import { systemClock } from '../clock.ts'
import { jsonLog } from '../observability/json-log.ts'
import { createReaderHandle } from './reader-handle.ts'
import { createIndexHost } from './sync/index-source.ts'
import { startIndexSync } from './sync/start-index-sync.ts'
import type { ThreadRequest, ThreadWork } from './thread-messages.ts'

const { file, apiBaseUrl, keeps } = workerData as ThreadWork

const opened = createReaderHandle(file)

const PREPARING = { state: 'preparing' }
const NOTHING = {
  search: PREPARING,
  archive: PREPARING,
  suggest: [],
  beside: { isBehind: true },
  state: 'preparing',
}

function answer(asked: ThreadRequest): unknown {
  try {
    const reader = opened.reader()
    if (asked.ask === 'state') return reader.state(asked.version)
    if (asked.ask === 'search') return reader.search(asked.question, asked.version)
    if (asked.ask === 'archive') return reader.archive(asked.question, asked.version)
    if (asked.ask === 'beside') return reader.beside(asked.language, asked.postId, asked.version)
    return reader.suggest(asked.question.language, asked.question.text)
  } catch {
    // No file yet, or one that cannot be read.
    opened.close()
    return NOTHING[asked.ask]
  }
}

parentPort?.on('message', (asked: ThreadRequest) => {
  parentPort?.postMessage({ id: asked.id, answer: answer(asked) })
})

if (keeps) {
  const clock = systemClock
  const host = createIndexHost({ apiBaseUrl, fetch: globalThis.fetch, clock })
  void startIndexSync({ file, host, clock, log: jsonLog('info') })
}
