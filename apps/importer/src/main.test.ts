import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@gaashaan/desk/env/env'
import { testDesk } from '@gaashaan/desk/testing/desk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from './testing/fake-api-host.ts'

/** Two starts of the program, on a machine that may have other work. */
const MAX_RUN_MS = 180_000

const desk = testDesk()

function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    cwd: env.deskDir,
    env: desk.environment,
  })
}

/** Its exit code and what it said; `onText` is told while it runs. */
async function end(child: ChildProcess, onText: (text: string) => void = () => undefined) {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      text += data.toString()
      onText(text)
    })
  }
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, text }
}

let host: FakeApiHost
beforeAll(async () => {
  host = await startFakeApiHost({ stories: 8, delayMs: 5 })
})
afterAll(() => host.close())

test('wrong arguments end with 2, words and the usage', async () => {
  const { code, text } = await end(start('--from', 'api.example'))
  expect(code).toBe(2)
  expect(text).toMatch(/^--from api\.example: write an address like/)
  expect(text).toContain('--dry-run')
})

test('a signal ends the run with 130 and a report; the next one comes to the end', {
  timeout: MAX_RUN_MS,
}, async () => {
  const first = start('--from', host.url.href)
  let isSent = false
  const stopped = await end(first, (text) => {
    if (isSent || !text.includes('Posts (8)')) return
    isSent = true
    first.kill('SIGINT')
  })
  expect(stopped.code).toBe(130)
  expect(stopped.text).toContain('run it again to go on')

  const whole = await end(start('--from', host.url.href))
  expect(whole.code).toBe(0)
  expect(whole.text).toMatch(/Posts: \d+ came/)
  const moves = join(desk.dataDir, 'moving-in')
  const folders = readdirSync(moves).sort()
  expect(folders).toHaveLength(2)
  const folder = join(moves, folders.at(-1) ?? '')
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
  'a host that does not answer, %s, ends the run with 1 and a sentence',
  { timeout: MAX_RUN_MS },
  async (address) => {
    const { code, text } = await end(start('--from', address))
    expect(code).toBe(1)
    expect(text).toContain(`${address}/ does not answer: `)
    expect(text).not.toContain('    at ')
  },
)

test('a run that loses something ends with 3 and says so first', {
  timeout: MAX_RUN_MS,
}, async () => {
  host.faults.set('/api/operations/featured?language=SO', (response) => {
    response.writeHead(404).end()
  })
  const { code, text } = await end(start('--from', host.url.href, '--dry-run'))
  host.faults.clear()
  expect(code).toBe(3)
  expect(text).toMatch(/\nNot everything came: \d+ did not, named below with why\.\n/)
})

test('a file that is no export ends with 1 and is named', async () => {
  const { code, text } = await end(start('--wordpress', 'package.json'))
  expect(code).toBe(1)
  expect(text).toMatch(/package\.json/)
})
