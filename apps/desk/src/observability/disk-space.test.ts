import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkDisks, classifySpace } from './disk-space.ts'

const figures = (megabytes: number, files = 0, ffree = 0) => ({
  bsize: 4_096,
  bavail: megabytes * 256,
  files,
  ffree,
})

test.each([
  [figures(5_000), 'ok'],
  [figures(1_023), { warning: 'fills up: 1023 MB left for data' }],
  [figures(8), { warning: 'fills up: 8 MB left for data' }],
  [figures(7), 'full: 7 MB left for data'],
  [figures(5_000, 1_000, 99), 'full: no more files can be made for data'],
  [figures(5_000, 1_000, 100), 'ok'],
])('a disk with %j is told so', (found, told) => {
  expect(classifySpace('data', found)).toEqual(told)
})

test('the worst of several disks is told, and a folder that is gone is not one', async () => {
  expect(await checkDisks({ none: '/no/such/folder' })).toBe('ok')
  expect(await checkDisks({ data: tmpdir() })).not.toMatch(/^full/)
})

test.skipIf(process.getuid?.() !== 0)('a disk that is full in fact is told so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gaashaan-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder])
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true })
  })
  expect(await checkDisks({ data: tmpdir(), media: folder })).toHaveProperty('warning')
  writeFileSync(join(folder, 'ballast'), Buffer.alloc(12 * 1024 * 1024))
  expect(await checkDisks({ data: tmpdir(), media: folder })).toBe('full: 4 MB left for media')
})
