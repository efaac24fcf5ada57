import { startFauxqs } from 'fauxqs'
import type { BucketSettings } from '../media/store/settings.ts'

export interface TestBucketServer {
  /** `http://127.0.0.1:…` */
  readonly endpoint: string
  stop(): Promise<void>
}

const BUCKET = 'media'

/** A part of the test server's bucket; what all keys in it begin with ends with a slash. */
export function testBucket(endpoint: string, prefix: string): BucketSettings {
  return {
    bucket: BUCKET,
    endpoint,
    region: 'us-east-1',
    // The server takes any: it checks what is asked, not who asks.
    accessKeyId: 'tests',
    secretAccessKey: 'tests',
    isPathStyle: true,
    prefix,
  }
}

/** Starts a real server that speaks S3 on loopback, with one bucket, in memory. */
export async function startBucketServer(): Promise<TestBucketServer> {
  const init = { buckets: [BUCKET] }
  const server = await startFauxqs({ host: '127.0.0.1', port: 0, logger: false, init })
  return { endpoint: `http://127.0.0.1:${server.port}`, stop: () => server.stop() }
}
