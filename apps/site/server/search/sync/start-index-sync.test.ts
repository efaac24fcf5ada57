import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { operationExamples } from '@gaashaan/contract/examples'
import { expect, onTestFinished, test } from 'vitest'
import { createTestClock } from '../../testing/test-clock.ts'
import { createReaderHandle } from '../reader-handle.ts'
import type { IndexHost } from './index-source.ts'
import { startIndexSync } from './start-index-sync.ts'

/** An index of a host with one operation, kept in a folder of its own by a clock that stands still. */
function startIndex() {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-search-'))
  const file = path.join(folder, 'index.db')
  const content = { version: '1', title: 'Qolfalad' }
  const host: IndexHost = {
    ask: async (name) => {
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
  const opened = createReaderHandle(file)
  onTestFinished(() => {
    opened.close()
    rmSync(folder, { recursive: true })
  })
  function found(text: string): number | undefined {
    const answer = opened.reader().search({ language: 'SO', text, page: 1 }, undefined)
    return answer.state === 'ready' ? answer.own.total : undefined
  }
  return { file, content, clock, lines, found, state: () => opened.reader().state(content.version) }
}

test('an index whose file cannot follow any more is behind, then made anew in another file', async () => {
  const { file, content, clock, lines, found, state } = startIndex()
  await expect.poll(() => state()).toBe('ready')
  expect(found('qolfalad')).toBe(1)

  const spoiler = new DatabaseSync(file)
  spoiler.exec('DROP TABLE found_so')
  spoiler.close()
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
  expect([found('qolfalad'), found('dharbaaxo')]).toEqual([0, 1])
})
