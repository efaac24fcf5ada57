import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { operationExamples } from '@gaashaan/contract/examples'
import { expect, onTestFinished, test } from 'vitest'
import { createTestClock } from '../../testing/test-clock.ts'
import { createReaderHandle } from '../reader-handle.ts'
import type { IndexHost } from './index-host.ts'
import { startIndexSync } from './start-index-sync.ts'

/** Syncs an index with a host of one operation, in a folder of its own, by a test clock. */
function startTestSync() {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-search-'))
  const file = path.join(folder, 'index.db')
  const content = { version: '1', title: 'Qolfalad' }
  const host: IndexHost = {
    call: async (name) => {
      const operation = { ...operationExamples.typical, title_so: content.title }
      if (name === 'contentVersion')
        return { data: { version: content.version } as never, total: 1 }
      return name === 'featuredOperations' ? { data: [operation] as never, total: 1 } : undefined
    },
  }
  const clock = createTestClock()
  const lines: string[] = []
  const log = { info: () => {}, warn: (line: string) => lines.push(line), error: () => {} }
  void startIndexSync({ file, host, clock, log })
  const handle = createReaderHandle(file)
  onTestFinished(() => {
    handle.close()
    rmSync(folder, { recursive: true })
  })
  function countResults(text: string): number | undefined {
    const outcome = handle.reader().search({ language: 'SO', text, page: 1 }, undefined)
    return outcome.state === 'ready' ? outcome.own.total : undefined
  }
  return {
    file,
    content,
    clock,
    lines,
    countResults,
    state: () => handle.reader().state(content.version),
  }
}

test('an index whose file cannot follow is behind, then built again in a new file', async () => {
  const { file, content, clock, lines, countResults, state } = startTestSync()
  await expect.poll(() => state()).toBe('ready')
  expect(countResults('qolfalad')).toBe(1)

  const otherConnection = new DatabaseSync(file)
  otherConnection.exec('DROP TABLE found_so')
  otherConnection.close()
  Object.assign(content, { version: '2', title: 'Dharbaaxo' })
  await clock.pass(1_000)
  await expect.poll(() => lines).toContainEqual(expect.stringContaining('cannot be written'))
  expect(state()).toBe('behind')

  await expect
    .poll(async () => {
      await clock.pass(60_000)
      return lines
    })
    .toContainEqual(expect.stringContaining('made anew'))
  await expect.poll(() => state()).toBe('ready')
  expect([countResults('qolfalad'), countResults('dharbaaxo')]).toEqual([0, 1])
})
