import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProcessesIn, processorTime, processTree, readStat } from './processes.ts'

/** Starts another process, uses a fifth of a second of processor time, prints its id and waits. */
const BUSY = `
const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'])
child.once('spawn', () => {
  while (process.cpuUsage().user < 200_000);
  console.log(child.pid)
})
setInterval(() => {}, 1e6)
process.on('SIGTERM', () => { child.kill(); process.exit(0) })
`

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'gaashaan-processes-')))
let busy: { readonly pid: number; readonly child: number; readonly stop: () => Promise<unknown> }

beforeAll(async () => {
  const started = spawn(process.execPath, ['-e', BUSY], { cwd: folder })
  const [output] = await once(started.stdout, 'data')
  const stop = () => {
    started.kill()
    return once(started, 'exit')
  }
  busy = { pid: started.pid ?? 0, child: Number(output), stop }
})

afterAll(async () => {
  await busy.stop()
  rmSync(folder, { recursive: true })
})

test('a stat line is read whatever the name of the process is', () => {
  const line = '4711 (a ) b (c) S 42 1 1 0 -1 4194560 9 8 7 6 150 25 3 2 20 0 11 0 99 1 2'
  expect(readStat(line)).toEqual({ pid: 4711, parent: 42, processorTime: 1_750_000 })
})

test('a process and its child are one tree', () => {
  const ids = processTree(busy.pid).map(({ pid }) => pid)
  expect(ids.toSorted()).toEqual([busy.pid, busy.child].toSorted())
})

test('the processor time of a tree is counted', () => {
  expect(processorTime(busy.pid)).toBeGreaterThanOrEqual(150_000)
})

test('a process that does not run has no tree and no processor time', () => {
  expect(processTree(2 ** 30)).toEqual([])
  expect(processorTime(2 ** 30)).toBe(0)
})

test('descendants are found by their working directory', () => {
  expect(ownProcessesIn(folder).toSorted()).toEqual([busy.pid, busy.child].toSorted())
  expect(ownProcessesIn(path.join(folder, 'other'))).toEqual([])
})
