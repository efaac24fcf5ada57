import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mountDisk } from '../testing/storage.ts'
import { checkDisks, classifySpace } from './disk-space.ts'

const stats = (megabytes: number, files = 0, ffree = 0) => ({
  bsize: 4_096,
  bavail: megabytes * 256,
  files,
  ffree,
})

test.each([
  [stats(5_000), 'ok'],
  [stats(1_023), { warning: 'fills up: 1023 MB left for data' }],
  [stats(8), { warning: 'fills up: 8 MB left for data' }],
  [stats(7), 'full: 7 MB left for data'],
  [stats(5_000, 1_000, 99), 'full: no more files can be made for data'],
  [stats(5_000, 1_000, 100), 'ok'],
])('a disk with %j is classified', (disk, expected) => {
  expect(classifySpace('data', disk)).toEqual(expected)
})

test('the worst of several disks counts, and a missing folder does not', async () => {
  expect(await checkDisks({ none: '/no/such/folder' })).toBe('ok')
  expect(await checkDisks({ data: tmpdir() })).not.toMatch(/^full/)
})

test.skipIf(process.getuid?.() !== 0)(
  'a disk that is really full is reported as full',
  async () => {
    const folder = mountDisk('size=16m')
    expect(await checkDisks({ data: tmpdir(), media: folder })).toHaveProperty('warning')
    writeFileSync(join(folder, 'ballast'), Buffer.alloc(12 * 1024 * 1024))
    expect(await checkDisks({ data: tmpdir(), media: folder })).toBe('full: 4 MB left for media')
  },
)
