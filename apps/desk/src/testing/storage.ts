import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import { testBucketUrl } from '../env/env.ts'
import { bucketStore } from '../media/store/bucket-store.ts'
import { folderStore } from '../media/store/folder-store.ts'
import type { MediaStore } from '../media/store/media-store.ts'
import { testBucket } from './bucket.ts'

/**
 * Creates a folder that is removed after the running test, or, outside a test, after the tests of the
 * file.
 */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gaashaan-test-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    onTestFinished(remove)
  } catch {
    // No test is running.
    afterAll(remove)
  }
  return folder
}

/** Mounts a disk in memory until the end of the running test; only root can do this. */
export function mountDisk(options: string): string {
  const folder = testFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  return folder
}

/** Opens an empty media store: a folder, or a bucket if S3_ENDPOINT_TEST is set. */
export function testStore(): MediaStore {
  if (testBucketUrl !== '') return bucketStore(testBucket(testBucketUrl, `${randomUUID()}/`))
  return folderStore(testFolder())
}
