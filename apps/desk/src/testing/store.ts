import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { testBucketUrl } from '../env/env.ts'
import { bucketStore } from '../media/store/bucket-store.ts'
import { folderStore } from '../media/store/folder-store.ts'
import type { MediaStore } from '../media/store/media-store.ts'
import { testBucket } from './bucket.ts'

/** A store of its own for the tests of a file: a folder, or a bucket when S3_ENDPOINT_TEST is set. */
export function testStore(): MediaStore {
  if (testBucketUrl !== '') return bucketStore(testBucket(testBucketUrl, `${randomUUID()}/`))
  const folder = mkdtempSync(join(tmpdir(), 'gaashaan-store-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  return folderStore(folder)
}
