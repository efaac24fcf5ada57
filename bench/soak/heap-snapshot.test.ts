import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { heapGrowth, heapSnapshotOptions, takeHeapSnapshot } from './heap-snapshot.ts'

/** Holds a thousand more `Held` for each line that it reads, and then writes one. */
const PROGRAM = `
  class Held { bytes = new ArrayBuffer(1_000) }
  const held = []
  process.stdin.on('data', () => {
    for (let n = 0; n < 1_000; n += 1) held.push(new Held())
    console.log(held.length)
  })`

test('what a program holds in addition is told by its kind', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-heap-'))
  const options = heapSnapshotOptions(folder).split(' ')
  const child = spawn(process.execPath, [...options, '--eval', PROGRAM])
  onTestFinished(() => {
    child.kill()
    rmSync(folder, { recursive: true })
  })
  const hold = async () => {
    child.stdin.write('\n')
    await once(child.stdout, 'data')
  }
  await hold()
  const before = await takeHeapSnapshot(child.pid ?? 0, folder)
  await hold()
  const after = await takeHeapSnapshot(child.pid ?? 0, folder)
  expect(after.get('object Held')?.count).toBe(2_000)
  const [, most] = heapGrowth(before, after, 1)
  // A thousand times a thousand bytes.
  expect((most?.after ?? 0) - (most?.before ?? 0)).toBeCloseTo(1, 1)
  expect((most?.['count after'] ?? 0) - (most?.['count before'] ?? 0)).toBe(1_000)
})
