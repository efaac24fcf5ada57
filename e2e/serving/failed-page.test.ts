import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { hydrated, visitor } from '../harness/browser.ts'

let site: string
let stop: () => Promise<unknown>

beforeAll(async () => {
  const program = path.join(import.meta.dirname, '../harness/failing-pages.ts')
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      API_BASE_URL: inject('desk'),
      CACHE_DIR: 'none',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  stop = () => {
    const ended = once(child, 'exit')
    child.kill()
    return ended
  }
  let said = ''
  for await (const part of child.stdout) {
    said += part
    const port = /^port (\d+)$/m.exec(said)?.[1]
    if (port === undefined) continue
    site = `http://127.0.0.1:${port}`
    return
  }
  throw new Error('the failing site did not start')
})
afterAll(() => stop())

const ids = Array.from({ length: 8 }, (_value, at) => `c0ffee00c0ffee00c0ffee00c0ffee0${at}`)

/** What one reader of a page gets, whose request has this id. */
async function read(address: string, id: string, headers: Record<string, string> = {}) {
  const answer = await fetch(site + address, { headers: { 'x-request-id': id, ...headers } })
  const references = /<code id="reference">([^<]*)</.exec(await answer.text())
  return { answer, reference: references?.[1] }
}

test.each(['/ministry/about', '/ministry/about?saver=on', '/ministry/about?x=1&language=EN'])(
  'readers who wait together for %s, which fails, have each their own reference',
  async (address) => {
    const got = await Promise.all(ids.map((id) => read(address, id)))
    expect(got.map(({ reference }) => reference)).toEqual(ids)
    for (const [at, { answer }] of got.entries()) {
      expect(answer.status).toBe(500)
      expect(answer.headers.get('x-request-id')).toBe(ids[at])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('etag')).toBeNull()
    }
    const known = await read(address, 'c0ffee00c0ffee00c0ffee00c0ffeeff', { 'if-none-match': '*' })
    expect([known.answer.status, known.reference]).toEqual([
      500,
      'c0ffee00c0ffee00c0ffee00c0ffeeff',
    ])
  },
)

test.each([
  ['SO', 'Tixraac', 'Wax baa qaldamay'],
  ['EN', 'Reference', 'Something went wrong'],
] as const)(
  'in %s the reference stays when the page has come to life',
  async (language, word, headline) => {
    const page = await visitor({ expectedErrors: /500|Unexpected Server Error/ })
    const answer = await page.goto(`${site}/ministry/about?language=${language}`)
    const id = (await answer?.headerValue('x-request-id')) ?? 'none'
    await hydrated(page)
    expect(await page.locator('main').textContent()).toContain(`${word}: ${id}`)
    expect(await page.locator('h1').textContent()).toBe(headline)
    await page.getByRole('heading', { level: 2, name: 'Unexpected Application Error!' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  },
)

test('a page that is not there is no fault of ours and has no reference', async () => {
  const { answer, reference } = await read('/no/such/page', ids[0] ?? '')
  expect([answer.status, reference]).toEqual([404, undefined])
})
