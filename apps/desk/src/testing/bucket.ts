import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { BucketSettings } from '../media-store/settings.ts'

export interface TestBucketServer {
  /** `http://127.0.0.1:…` */
  readonly endpoint: string
  stop(): Promise<void>
}

const BUCKET = 'media'

/** A part of the test server's bucket: what all keys in it begin with ends with a slash. */
export function testBucket(endpoint: string, prefix: string): BucketSettings {
  return {
    bucket: BUCKET,
    endpoint,
    region: 'us-east-1',
    // The account that the server has. It checks who asks and where, but not the signature.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    isPathStyle: true,
    prefix,
  }
}

/** Starts a real server that speaks S3 on loopback, with one bucket in a folder that `stop` removes. */
export async function startBucketServer(): Promise<TestBucketServer> {
  const directory = mkdtempSync(join(tmpdir(), 'gaashaan-bucket-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
