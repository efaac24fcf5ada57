import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../../apps/site/server/testing/fake-api-host.ts'
import { strictHostHandler } from '../../apps/site/server/testing/strict-host.ts'
import { accessibilityFaults, sidewaysScroll } from '../harness/accessibility.ts'
import { hydrated, SCREENS, visitor } from '../harness/browser.ts'
import {
  answersBrokenJson,
  answersFromExamples,
  answersNever,
  answersServerError,
  answersWithScripts,
  answersWrongly,
  INJECTED,
} from '../harness/example-host.ts'
import { startLoneSite } from '../harness/lone-site.ts'
import { PAGES } from '../harness/places.ts'

/** Pictures that the examples name and the stand-in does not have. */
const NO_PICTURES = /404|Failed to load resource/

/** A list that failed is shown empty; a profile that failed is all its page has: 503 (RFC 9110). */
function statusWithoutAnswers(path: string): number {
  return path.endsWith('_MinistryLeadership') || path.endsWith('/MinistryLeadership') ? 503 : 200
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

test.each(PAGES)('%s reads from another API host, hostile examples and all', async (path) => {
  host.handler = answersFromExamples
  const page = await visitor({ width: SCREENS.phone, expectedErrors: NO_PICTURES })
  page.on('dialog', () => {
    throw new Error('a script of the content ran')
  })
  expect((await page.goto(site.url + path))?.status()).toBe(200)
  await hydrated(page)
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.locator('main').innerHTML()).not.toMatch(
    /javascript:|onerror=|onclick=|<script(?! type="application\/ld\+json")/,
  )
})

test('a script in every text of a host gets into no page and no policy', async () => {
  const other = await startFakeApiHost(answersWithScripts)
  const alone = await startLoneSite(other.base)
  const hash = createHash('sha256').update(INJECTED).digest('base64')
  try {
    let shown = 0
    for (const path of [...PAGES, '/resources/NewsDetail/x-101', '/search?q=ciidan']) {
      for (const saver of ['on', 'off']) {
        const answer = await fetch(alone.url + path, { headers: { 'save-data': saver } })
        const html = await answer.text()
        const policy = answer.headers.get('content-security-policy')
        expect(policy, path).toContain("script-src 'self' 'sha256-")
        expect(policy, path).not.toContain(hash)
        expect(html, path).not.toContain(`<script>${INJECTED}`)
        if (html.includes(INJECTED)) shown += 1
      }
    }
    expect(shown).toBeGreaterThan(2 * PAGES.length - 4)
  } finally {
    await alone.stop()
    await other.close()
  }
})

test.each([
  ['an unexpected shape', answersWrongly],
  ['broken JSON', answersBrokenJson],
  ['a server error', answersServerError],
] as const)('a host that answers %s leaves every page standing', async (_name, answer) => {
  const other = await startFakeApiHost(answer)
  const alone = await startLoneSite(other.base)
  try {
    for (const path of PAGES) {
      const page = await fetch(alone.url + path)
      const text = await page.text()
      expect(page.status, path).toBe(statusWithoutAnswers(path))
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

test('a host that refuses every key beyond the specification is asked nothing else', async () => {
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
      .poll(async () => (await read('/search?q=ilaalinta')).includes('/resources/NewsDetail/'), {
        timeout: 30_000,
      })
      .toBe(true)
    expect(refused).toEqual([])
  } finally {
    await alone.stop()
    await strict.close()
  }
})

test('a host that is away leaves every page standing, and the message form says so', async () => {
  const alone = await startLoneSite('http://127.0.0.1:9')
  try {
    for (const path of PAGES) {
      expect((await fetch(alone.url + path)).status, path).toBe(statusWithoutAnswers(path))
    }
    const answer = await fetch(`${alone.url}/api/contact_submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ success: false, code: 'unavailable' })
  } finally {
    await alone.stop()
  }
})

test('what a host answered once is served while it is away', async () => {
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

test('a picture that another host names by path is fetched from it', async () => {
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
