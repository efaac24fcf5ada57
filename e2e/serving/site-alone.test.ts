import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../../apps/site/server/testing/fake-api-host.ts'
import { strictHostHandler } from '../../apps/site/server/testing/strict-host.ts'
import { accessibilityFaults, sidewaysScroll } from '../harness/accessibility.ts'
import { hydrated, SCREENS, sharedVisitor } from '../harness/browser.ts'
import { PAGES } from '../harness/places.ts'
import {
  answersBrokenJson,
  answersFromExamples,
  answersNever,
  answersServerError,
  answersWithScripts,
  answersWrongly,
  INJECTED,
} from '../harness/servers/example-host.ts'
import { startLoneSite } from '../harness/servers/lone-site.ts'

/** Pictures of the examples that the fake host does not have. */
const NO_PICTURES = /404|Failed to load resource/

/** A list that fails to load is empty; a page of a profile without it is answered by 503 (RFC 9110). */
function statusWithoutContent(path: string): number {
  return path.endsWith('_MinistryLeadership') || path.endsWith('/MinistryLeadership') ? 503 : 200
}

function failOnDialog(): never {
  throw new Error('a script of the content ran')
}

let host: FakeApiHost
let site: Awaited<ReturnType<typeof startLoneSite>>

beforeAll(async () => {
  host = await startFakeApiHost(answersFromExamples)
  site = await startLoneSite(host.base)
})

afterAll(async () => {
  await site.stop()
  await host.close()
})

test.each(PAGES)('%s shows the examples of another API host, hostile ones too', async (path) => {
  host.handler = answersFromExamples
  const page = await sharedVisitor({ width: SCREENS.phone, expectedErrors: NO_PICTURES })
  page.once('dialog', failOnDialog)
  expect((await page.goto(site.url + path))?.status()).toBe(200)
  await hydrated(page)
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.locator('main').innerHTML()).not.toMatch(
    /javascript:|onerror=|onclick=|<script(?! type="application\/ld\+json")/,
  )
  page.off('dialog', failOnDialog)
})

test('a script in every text of a host gets into no page and no policy', async () => {
  const other = await startFakeApiHost(answersWithScripts)
  const alone = await startLoneSite(other.base)
  const hash = createHash('sha256').update(INJECTED).digest('base64')
  try {
    let pagesWithScript = 0
    for (const path of [...PAGES, '/resources/NewsDetail/x-101', '/search?q=ciidan']) {
      for (const saver of ['on', 'off']) {
        const response = await fetch(alone.url + path, { headers: { 'save-data': saver } })
        const html = await response.text()
        const policy = response.headers.get('content-security-policy')
        expect(policy, path).toContain("script-src 'self' 'sha256-")
        expect(policy, path).not.toContain(hash)
        expect(html, path).not.toContain(`<script>${INJECTED}`)
        if (html.includes(INJECTED)) pagesWithScript += 1
      }
    }
    expect(pagesWithScript).toBeGreaterThan(2 * PAGES.length - 4)
  } finally {
    await alone.stop()
    await other.close()
  }
})

test.each([
  ['an unexpected shape', answersWrongly],
  ['broken JSON', answersBrokenJson],
  ['a server error', answersServerError],
] as const)('every page works when its host sends %s', async (_name, handler) => {
  const other = await startFakeApiHost(handler)
  const alone = await startLoneSite(other.base)
  try {
    for (const path of PAGES) {
      const page = await fetch(alone.url + path)
      const text = await page.text()
      expect(page.status, path).toBe(statusWithoutContent(path))
      expect(text, path).not.toContain('/srv/app.js')
      expect(text, path).not.toContain('Unexpected Application Error!')
    }
    const leader = await (
      await fetch(`${alone.url}/ministry/MinistryLeadership?language=EN`)
    ).text()
    expect(leader).toContain('Failed to load leadership.')
  } finally {
    await alone.stop()
    await other.close()
  }
})

test('a host that refuses every key beyond the specification gets no other key', async () => {
  const refused: string[] = []
  const strict = await startFakeApiHost(strictHostHandler(refused, answersFromExamples))
  const alone = await startLoneSite(strict.base)
  const read = async (path: string) => (await fetch(alone.url + path)).text()
  try {
    const [feed, map] = ['/feeds/so/news.atom', '/sitemap.xml']
    for (const path of [...PAGES, feed, map, '/sitemaps/news-1.xml', '/sitemaps/videos.xml']) {
      for (const language of ['SO', 'EN']) {
        const page = await fetch(`${alone.url}${path}?language=${language}`)
        expect(page.status, path).toBe(200)
        expect(await page.text(), path).not.toMatch(/This could not be loaded|Lama soo gelin karin/)
      }
    }
    for (const path of ['/resources/news', '/resources/news?page=2', '/resources/PressRelease']) {
      expect(await read(path), path).toMatch(/href="\/resources\/NewsDetail\/[^"]+-\d+/)
    }
    expect(await read('/resources/MediaCenter')).toContain('example-boat')
    expect(await read('/resources/news?subcategory=Badda')).toContain('ilaalinta xeebta')
    const list = '/api/posts/public/by-category?category_id=1&language=SO'
    expect(await read(`${list}&page=2&page_size=4&has_post_url=1`)).toBe(await read(list))
    await expect
      .poll(async () => (await read('/search?q=ilaalinta')).includes('/resources/NewsDetail/'))
      .toBe(true)
    expect(refused).toEqual([])
  } finally {
    await alone.stop()
    await strict.close()
  }
})

test('every page works without its host, and messages are refused', async () => {
  const alone = await startLoneSite('http://127.0.0.1:9')
  try {
    for (const path of PAGES) {
      expect((await fetch(alone.url + path)).status, path).toBe(statusWithoutContent(path))
    }
    const response = await fetch(`${alone.url}/api/contact_submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ success: false, code: 'unavailable' })
  } finally {
    await alone.stop()
  }
})

test('cached content is served while the host is away', async () => {
  const other = await startFakeApiHost(answersFromExamples)
  const alone = await startLoneSite(other.base)
  try {
    const news = `${alone.url}/resources/news`
    const before = await (await fetch(news)).text()
    other.handler = answersNever
    await other.close()
    const after = await fetch(news)
    expect(after.status).toBe(200)
    expect(before).toContain('ilaalinta xeebta')
    expect(await after.text()).toContain('ilaalinta xeebta')
  } finally {
    await alone.stop()
  }
})

test('a picture that another host names by its path is fetched from that host', async () => {
  const other = await startFakeApiHost((request, response) => {
    if (request.url !== '/uploads/example.jpg') return answersFromExamples(request, response)
    response.writeHead(200, { 'content-type': 'image/jpeg' })
    response.end(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))
  })
  const alone = await startLoneSite(other.base)
  try {
    const html = await (await fetch(`${alone.url}/resources/news`)).text()
    const address = /\/media\/-\/uploads\/example\.jpg/.exec(html)?.[0]
    expect(address).toBeDefined()
    const picture = await fetch(alone.url + address)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
  } finally {
    await alone.stop()
    await other.close()
  }
})
