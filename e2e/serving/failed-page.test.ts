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
  let output = ''
  for await (const part of child.stdout) {
    output += part
    const port = /^port (\d+)$/m.exec(output)?.[1]
    if (port === undefined) continue
    site = `http://127.0.0.1:${port}`
    return
  }
  throw new Error('the failing site did not start')
})
afterAll(() => stop())

const ids = Array.from({ length: 8 }, (_value, index) => `c0ffee00c0ffee00c0ffee00c0ffee0${index}`)

/** The response to a request with this id, and the reference in its page. */
async function fetchPage(address: string, id: string, headers: Record<string, string> = {}) {
  const response = await fetch(site + address, { headers: { 'x-request-id': id, ...headers } })
  const references = /<code id="reference">([^<]*)</.exec(await response.text())
  return { response, reference: references?.[1] }
}

test.each(['/ministry/about', '/ministry/about?x=1&language=EN'])(
  'each reader who waits for the failing page %s has a reference',
  async (address) => {
    const results = await Promise.all(ids.map((id) => fetchPage(address, id)))
    expect(results.map(({ reference }) => reference)).toEqual(ids)
    for (const [index, { response }] of results.entries()) {
      expect(response.status).toBe(500)
      expect(response.headers.get('x-request-id')).toBe(ids[index])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('etag')).toBeNull()
    }
    const conditional = await fetchPage(address, 'c0ffee00c0ffee00c0ffee00c0ffeeff', {
      'if-none-match': '*',
    })
    expect([conditional.response.status, conditional.reference]).toEqual([
      500,
      'c0ffee00c0ffee00c0ffee00c0ffeeff',
    ])
  },
)

test.each([
  ['SO', 'Tixraac', 'Wax baa qaldamay'],
  ['EN', 'Reference', 'Something went wrong'],
] as const)(
  'in %s the reference stays when the page is hydrated',
  async (language, label, headline) => {
    const page = await visitor({ expectedErrors: /500|Unexpected Server Error/ })
    const response = await page.goto(`${site}/ministry/about?language=${language}`)
    const id = (await response?.headerValue('x-request-id')) ?? 'none'
    await hydrated(page)
    // React hydrates the error screen after the page around it.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
    )
    expect(await page.locator('main').textContent()).toContain(`${label}: ${id}`)
    expect(await page.locator('h1').textContent()).toBe(headline)
    await page.getByRole('heading', { level: 2, name: 'Unexpected Application Error!' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  },
)

test('a missing page has no reference', async () => {
  const { response, reference } = await fetchPage('/no/such/page', ids[0] ?? '')
  expect([response.status, reference]).toEqual([404, undefined])
})
