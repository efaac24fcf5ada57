import { startFauxqs } from 'fauxqs'
import type { BucketSettings } from '../media/store/settings.ts'

export interface TestBucketServer {
  /** `http://127.0.0.1:…` */
  readonly endpoint: string
  stop(): Promise<void>
}

const BUCKET = 'media'

/** Settings for a prefix of the test server's bucket; the prefix ends with a slash. */
export function testBucket(endpoint: string, prefix: string): BucketSettings {
  return {
    bucket: BUCKET,
    endpoint,
    region: 'us-east-1',
    // The server accepts any credentials.
    accessKeyId: 'tests',
    secretAccessKey: 'tests',
    isPathStyle: true,
    prefix,
  }
}

/** Starts an S3 server on loopback that holds one bucket in memory. */
export async function startBucketServer(): Promise<TestBucketServer> {
  const init = { buckets: [BUCKET] }
  const server = await startFauxqs({ host: '127.0.0.1', port: 0, logger: false, init })
  return { endpoint: `http://127.0.0.1:${server.port}`, stop: () => server.stop() }
}
