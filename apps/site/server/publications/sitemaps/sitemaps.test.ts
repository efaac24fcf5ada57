import { CALLS } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { ARCHIVED_LISTS } from '../../../app/archive/archive.ts'
import { LISTED_PATHS } from '../../../app/paths/canonical-paths.ts'
import { exampleResponses } from '../../testing/example-responses.ts'
import { jsonResponse, startFakeApiHost } from '../../testing/fake-api-host.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { createTestServer } from '../../testing/test-server.ts'
import { xmlErrors } from '../../testing/validate-xml.ts'
import { robotsText } from './register-sitemaps.ts'
import { sitemapText } from './sitemap-xml.ts'

const SITE = 'https://www.site.example'
const ARTICLE = '/resources/NewsDetail'

/**
 * A site with a host like ours that always has a new content version, with these tags, and lists from
 * `listOf`.
 */
async function siteWith(
  listOf: (category: string, language: string) => readonly { readonly id: number }[],
  tags?: readonly string[],
) {
  const clock = createTestClock()
  const host = await startFakeApiHost((request, response) => {
    if (request.url?.startsWith(CALLS.contentVersion.path)) {
      const data = { version: String(clock.now()), tags }
      return jsonResponse({ success: true, data })(request, response)
    }
    const query = new URL(request.url ?? '', 'http://host.invalid').searchParams
    const all = listOf(query.get('category_id') ?? '', query.get('language') ?? '')
    const size = Number(query.get('page_size') ?? 10)
    const first = (Number(query.get('page') ?? 1) - 1) * size
    const body = { success: true, data: all.slice(first, first + size), total: all.length }
    jsonResponse(body)(request, response)
  })
  const variables = { SITE_URL: SITE, API_BASE_URL: host.base }
  const { app } = await createTestServer(variables, { clock })
  const close = async () => {
    await app.close()
    await host.close()
  }
  return { app, host, clock, close, read: async (path: string) => (await app.inject(path)).body }
}

function locs(text: string): string[] {
  return [...text.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url)
}

const post = (id: number, title: string, created_at = '2026-01-18T06:30:00.000Z') => ({
  id,
  title,
  created_at,
})

test('an article is one page in its languages, each with its own title in the path', async () => {
  const site = await siteWith((category) => {
    if (category === '1') return [{ ...post(1, 'Warka kowaad'), languages: ['SO', 'EN'] }]
    if (category !== '6') return []
    return [
      { ...post(2, 'Only here'), languages: ['EN'] },
      { ...post(1, 'The first'), languages: ['SO', 'EN'] },
    ]
  })
  const text = await site.read('/sitemaps/news-1.xml')
  expect(locs(text)).toEqual([
    `${SITE}${ARTICLE}/warka-kowaad-1?language=SO`,
    `${SITE}${ARTICLE}/the-first-1?language=EN`,
    `${SITE}${ARTICLE}/only-here-2?language=EN`,
  ])
  expect(text).toContain('<lastmod>2026-01-18T06:30:00.000Z</lastmod>')
  const [first = ''] = text.split('\n').filter((line) => line.startsWith('<url>'))
  expect(first.match(/hreflang="[^"]+" href="[^"]+"/g)).toEqual([
    `hreflang="so" href="${SITE}${ARTICLE}/warka-kowaad-1?language=SO"`,
    `hreflang="en" href="${SITE}${ARTICLE}/the-first-1?language=EN"`,
    `hreflang="x-default" href="${SITE}${ARTICLE}/warka-kowaad-1"`,
  ])
  expect(await xmlErrors(text, 'sitemap')).toEqual([])
  await site.close()
})

test('every sitemap of the examples is valid and in the index', async () => {
  const host = await startFakeApiHost(exampleResponses)
  const { app } = await createTestServer({ SITE_URL: SITE, API_BASE_URL: host.base })
  const index = await app.inject('/sitemap.xml')
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
  const maps = new Map<string, string>()
  for (const url of locs(index.body)) {
    const path = url.slice(SITE.length)
    const { body, statusCode } = await app.inject(path)
    expect(statusCode, path).toBe(200)
    maps.set(path, body)
  }
  expect(await xmlErrors([index.body, ...maps.values()], 'sitemap')).toEqual([])
  const pages = locs(maps.get('/sitemaps/pages.xml') ?? '')
  expect(pages).toContain(`${SITE}/contact?language=SO`)
  expect(pages).toContain(
    `${SITE}/resources/OperationsCampaigns/sample-coast-road-opening-202?language=EN`,
  )
  expect(pages.length).toBeGreaterThan(LISTED_PATHS.length * 2)
  const news = maps.get('/sitemaps/news-1.xml')
  expect(news).toContain(`<image:loc>${SITE}/media/example-boat.webp</image:loc>`)
  expect(news).not.toContain('javascript:')
  const videos = maps.get('/sitemaps/videos.xml')
  expect(videos).toContain(`${SITE}/resources/MediaCenter?tab=videos&amp;language=SO</loc>`)
  expect(videos).toContain(`<video:content_loc>${SITE}/media/example-clip.webm`)
  expect(videos).toContain('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
  expect(maps.has('/sitemaps/tenders-1.xml')).toBe(true)
  await app.close()
  await host.close()
})

test('the latest news are listed with their titles until they are two days old', async () => {
  const now = Date.now()
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
  const site = await siteWith((category) =>
    category === '1'
      ? [
          post(3, 'Cusub', hoursAgo(1)),
          post(2, 'Shalay', hoursAgo(30)),
          post(1, 'Hore', hoursAgo(49)),
        ]
      : [],
  )
  const text = await site.read('/sitemaps/latest-news.xml')
  expect(text.match(/<news:title>[^<]+/g)).toEqual(['<news:title>Cusub', '<news:title>Shalay'])
  expect(text).toContain('<news:language>so</news:language>')
  expect(await xmlErrors(text, 'sitemap')).toEqual([])
  await site.close()
})

/** 1,204 Somali news and 1,001 English ones; the newest four of each are in one language only. */
function archive(category: string) {
  if (category !== '1' && category !== '6') return []
  const language = category === '1' ? 'SO' : 'EN'
  return Array.from({ length: language === 'SO' ? 1_204 : 1_001 }, (_, index) => {
    const isAlone = index < 4
    const id = 2_000 - index + (isAlone && language === 'EN' ? 1_000 : 0)
    return { ...post(id, `${language} ${id}`), languages: isAlone ? [language] : ['SO', 'EN'] }
  })
}

test('a large archive has several parts, and each article is in one of them', async () => {
  const site = await siteWith(archive)
  const news = locs(await site.read('/sitemap.xml')).filter((map) => map.includes('news-'))
  expect(news).toEqual([`${SITE}/sitemaps/news-1.xml`, `${SITE}/sitemaps/news-2.xml`])
  const [first = '', second = ''] = await Promise.all(
    ['/sitemaps/news-1.xml', '/sitemaps/news-2.xml'].map(site.read),
  )
  const ids = [first, second].map((text) => locs(text).map((each) => /-(\d+)\?/.exec(each)?.[1]))
  expect(ids[0]).toHaveLength(996 * 2 + 8)
  expect(ids[1]).toHaveLength(204 * 2)
  expect(ids[0]?.filter((id) => ids[1]?.includes(id))).toEqual([])
  for (const line of site.host.requestLines.filter((each) => each.includes('by-category'))) {
    expect(line).toContain('with_content=0&page=')
  }
  for (const path of ['/sitemaps/news-3.xml', '/sitemaps/news-0.xml', '/sitemaps/x-1.xml']) {
    expect(await site.read(path), path).not.toContain('<urlset')
  }
  await site.close()
})

test('a later part is not rendered again at each publish', async () => {
  const site = await siteWith(archive)
  await site.read('/sitemaps/news-2.xml')
  const requestCount = site.host.requestLines.length
  await site.clock.pass(120_000)
  await site.read('/sitemaps/news-2.xml')
  const lists = site.host.requestLines
    .slice(requestCount)
    .filter((each) => each.includes('by-category'))
  expect(lists).toEqual([])
  await site.clock.pass(3_600_000)
  await site.read('/sitemaps/news-2.xml')
  expect(
    site.host.requestLines.slice(requestCount).some((each) => each.includes('by-category')),
  ).toBe(true)
  await site.close()
})

test('a later part is rendered again as soon as a text was removed', async () => {
  let count = 1_204
  const site = await siteWith((category) => archive(category).slice(0, count), ['removal'])
  await site.read('/sitemaps/news-2.xml')
  count -= 1
  await site.clock.pass(2_000)
  expect(locs(await site.read('/sitemaps/news-2.xml'))).toHaveLength(203 * 2)
  await site.close()
})

test('the whole list of a host without pages is split into parts', async () => {
  const all = Array.from({ length: 2_345 }, (_, index) => post(index + 1, 'Warka'))
  const host = await startFakeApiHost((request, response) => {
    const isSomali = request.url?.includes('category_id=1&')
    jsonResponse({ success: true, data: isSomali ? all : [] })(request, response)
  })
  const { app } = await createTestServer({ SITE_URL: SITE, API_BASE_URL: host.base })
  expect(locs((await app.inject('/sitemaps/news-3.xml')).body)).toHaveLength(345)
  await app.close()
  await host.close()
})

test('while the host is away the fixed pages are listed, with no-store', async () => {
  const { app } = await createTestServer({ SITE_URL: SITE })
  const pages = await app.inject('/sitemaps/pages.xml')
  expect(locs(pages.body)).toHaveLength((LISTED_PATHS.length + ARCHIVED_LISTS.length) * 2)
  expect(pages.headers['cache-control']).toBe('no-store')
  await app.close()
})

test('a sitemap has no more URLs than the protocol allows', () => {
  const pages = Array.from({ length: 26_000 }, (_value, id) => ({
    paths: { SO: `/${id}`, EN: `/${id}` },
  }))
  expect(sitemapText(pages, SITE).match(/<url>/g)).toHaveLength(50_000)
})

test('robots.txt names the sitemap index', async () => {
  const { app } = await createTestServer({ SITE_URL: SITE })
  const robots = await app.inject('/robots.txt')
  expect(robots.body).toBe(robotsText(SITE))
  expect(robots.body).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  await app.close()
})
