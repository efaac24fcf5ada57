import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { errorMessage } from '@gaashaan/runtime/error-message'
import { runCluster } from '../cluster.ts'
import { consoleLog } from '../observability/log.ts'

// A small program for tests, run as `node test-processes.ts <port>`: two processes that respond
// with their ids.
const port = Number(process.argv[2])

if (cluster.isPrimary) {
  runCluster(2, consoleLog).then(
    () => consoleLog.info('listens'),
    (error: unknown) => {
      consoleLog.error(errorMessage(error))
      process.exit(1)
    },
  )
} else {
  const server = createServer((_request, response) => {
    response.setHeader('Connection', 'close').end(String(process.pid))
  })
  server.on('error', () => process.exit(1))
  server.listen(port, '127.0.0.1')
  process.on('SIGTERM', () => server.close(() => process.exit(0)))
}
