import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@gaashaan/desk/env/env'
import { testDesk } from '@gaashaan/desk/testing/desk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from './testing/fake-api-host.ts'

/** Long enough for two starts of the program on a busy machine. */
const MAX_RUN_MS = 180_000

const desk = testDesk()

function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    cwd: env.deskDir,
    env: desk.environment,
  })
}

/** Waits for the end of a process; `onOutput` gets all of its output so far while it runs. */
async function waitForEnd(child: ChildProcess, onOutput: (output: string) => void = () => {}) {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      output += data.toString()
      onOutput(output)
    })
  }
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, output }
}

let host: FakeApiHost
beforeAll(async () => {
  host = await startFakeApiHost({ stories: 8, delayMs: 5 })
})
afterAll(() => host.close())

test('wrong arguments end with 2, a message and the usage', async () => {
  const { code, output } = await waitForEnd(start('--from', 'api.example'))
  expect(code).toBe(2)
  expect(output).toMatch(/^--from api\.example: write an address like/)
  expect(output).toContain('--dry-run')
})

test('a signal ends the run with 130 and a report; the next run comes to its end', {
  timeout: MAX_RUN_MS,
}, async () => {
  const first = start('--from', host.url.href)
  let isSent = false
  const stopped = await waitForEnd(first, (output) => {
    if (isSent || !output.includes('Posts (8)')) return
    isSent = true
    first.kill('SIGINT')
  })
  expect(stopped.code).toBe(130)
  expect(stopped.output).toContain('run it again to go on')

  const whole = await waitForEnd(start('--from', host.url.href))
  expect(whole.code).toBe(0)
  expect(whole.output).toMatch(/Posts: \d+ came/)
  const runs = join(desk.dataDir, 'moving-in')
  const folders = readdirSync(runs).sort()
  expect(folders).toHaveLength(2)
  const folder = join(runs, folders.at(-1) ?? '')
  expect(readdirSync(folder).sort()).toEqual([
    'redirects.csv',
    'report.csv',
    'report.json',
    'report.md',
  ])
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  expect(read('report.csv')).toMatch(
    /\r\n"picture","needs words","http[^"]+","Picture of the story: /,
  )
  expect(read('redirects.csv')).toMatch(/^"from","to"\r\n"\/resources\//)
  expect(JSON.parse(read('report.json'))).toMatchObject({
    source: host.url.href,
    stopped: false,
  })
  expect(read('report.md')).toContain('Pictures that need words')
  expect((await desk.payload.count({ collection: 'posts' })).totalDocs).toBe(8)
})

test.each(['http://127.0.0.1:9', 'http://no-such-host.invalid'])(
  'a host that does not respond, %s, ends the run with 1 and a message',
  { timeout: MAX_RUN_MS },
  async (url) => {
    const { code, output } = await waitForEnd(start('--from', url))
    expect(code).toBe(1)
    expect(output).toContain(`${url}/ does not answer: `)
    expect(output).not.toContain('    at ')
  },
)

test('a run with a failure ends with 3 and says so first', {
  timeout: MAX_RUN_MS,
}, async () => {
  host.faults.set('/api/operations/featured?language=SO', (response) => {
    response.writeHead(404).end()
  })
  const { code, output } = await waitForEnd(start('--from', host.url.href, '--dry-run'))
  host.faults.clear()
  expect(code).toBe(3)
  expect(output).toMatch(/\nNot everything came: \d+ did not, named below with why\.\n/)
})

test('a file that is no export ends with 1 and its name', { timeout: MAX_RUN_MS }, async () => {
  const { code, output } = await waitForEnd(start('--wordpress', 'package.json'))
  expect(code).toBe(1)
  expect(output).toMatch(/package\.json/)
})
