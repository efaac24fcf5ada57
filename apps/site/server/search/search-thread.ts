import { parentPort, workerData } from 'node:worker_threads'
import { systemClock } from '../clock.ts'
import { jsonLog } from '../observability/json-log.ts'
import { createReaderHandle } from './reader-handle.ts'
import { createIndexHost } from './sync/index-host.ts'
import { startIndexSync } from './sync/start-index-sync.ts'
import type { ThreadData, ThreadRequest, ThreadResponse } from './thread-messages.ts'

const { file, apiBaseUrl, shouldSync } = workerData as ThreadData

const handle = createReaderHandle(file)

const PREPARING = { state: 'preparing' }
/** The results while there is no index to read. */
const NO_INDEX = {
  search: PREPARING,
  archive: PREPARING,
  verify: PREPARING,
  suggest: [],
  related: { isBehind: true },
  state: 'preparing',
}

function run({ method, args }: ThreadRequest): unknown {
  try {
    const read = handle.reader()[method] as (...args: readonly unknown[]) => unknown
    return read(...args)
  } catch {
    // There is no file yet, or it cannot be read.
    handle.close()
    return NO_INDEX[method]
  }
}

parentPort?.on('message', (request: ThreadRequest) => {
  const response: ThreadResponse = { id: request.id, result: run(request) }
  parentPort?.postMessage(response)
})

if (shouldSync) {
  const clock = systemClock
  const host = createIndexHost({ apiBaseUrl, fetch: globalThis.fetch, clock })
  void startIndexSync({ file, host, clock, log: jsonLog('info') })
}
