import { CALLS } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { ARCHIVED_LISTS } from '../../../app/archive/archive.ts'
import { LISTED_PATHS } from '../../../app/paths/canonical-paths.ts'
import { exampleResponses } from '../../testing/example-responses.ts'
import { jsonResponse, startFakeApiHost } from '../../testing/fake-api-host.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { createTestServer } from '../../testing/test-server.ts'
import { xmlErrors } from '../../testing/validate-xml.ts'
import { robotsText } from './robots.ts'
import { sitemapText } from './sitemap-xml.ts'

const SITE = 'https://www.site.example'
const ARTICLE = '/resources/NewsDetail'

/**
 * A site before a host like ours, which publishes all the time and answers the requests of a list by
 * category and language.
 */
async function siteWith(
  listOf: (category: string, language: string) => readonly { readonly id: number }[],
) {
  const clock = createTestClock()
  const host = await startFakeApiHost((request, response) => {
    if (request.url === CALLS.contentVersion.path) {
      return jsonResponse({ success: true, data: { version: String(clock.now()) } })(
        request,
        response,
      )
    }
    const query = new URL(request.url ?? '', 'http://host.invalid').searchParams
    const all = listOf(query.get('category_id') ?? '', query.get('language') ?? '')
    const size = Number(query.get('page_size') ?? 10)
    const first = (Number(query.get('page') ?? 1) - 1) * size
    const body = { success: true, data: all.slice(first, first + size), total: all.length }
    jsonResponse(body)(request, response)
  })
  const parts = { SITE_URL: SITE, API_BASE_URL: host.base }
  const { app } = await createTestServer(parts, { clock })
  const close = async () => {
    await app.close()
    await host.close()
  }
  return { app, host, clock, close, read: async (path: string) => (await app.inject(path)).body }
}

function locs(text: string): string[] {
  return [...text.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address)
}

const post = (id: number, title: string, created_at = '2026-01-18T06:30:00.000Z') => ({
  id,
  title,
  created_at,
})

test('an article is one page with the languages that it has, each by its own title', async () => {
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

test('every map of the examples is valid, and the index names it', async () => {
  const host = await startFakeApiHost(exampleResponses)
  const { app } = await createTestServer({ SITE_URL: SITE, API_BASE_URL: host.base })
  const index = await app.inject('/sitemap.xml')
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
  const maps = new Map<string, string>()
  for (const address of locs(index.body)) {
    const { body, statusCode } = await app.inject(address.slice(SITE.length))
    expect(statusCode, address).toBe(200)
    maps.set(address.slice(SITE.length), body)
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

test('the newest news are told by their titles, and leave when they are two days old', async () => {
  const now = Date.now()
  const at = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
  const site = await siteWith((category) =>
    category === '1'
      ? [post(3, 'Cusub', at(1)), post(2, 'Shalay', at(30)), post(1, 'Hore', at(49))]
      : [],
  )
  const text = await site.read('/sitemaps/latest-news.xml')
  expect(text.match(/<news:title>[^<]+/g)).toEqual(['<news:title>Cusub', '<news:title>Shalay'])
  expect(text).toContain('<news:language>so</news:language>')
  expect(await xmlErrors(text, 'sitemap')).toEqual([])
  await site.close()
})

/** 1,204 Somali news and 1,001 English ones; the newest four of each in one language alone. */
function archive(category: string) {
  if (category !== '1' && category !== '6') return []
  const language = category === '1' ? 'SO' : 'EN'
  return Array.from({ length: language === 'SO' ? 1_204 : 1_001 }, (_, index) => {
    const isAlone = index < 4
    const id = 2_000 - index + (isAlone && language === 'EN' ? 1_000 : 0)
    return { ...post(id, `${language} ${id}`), languages: isAlone ? [language] : ['SO', 'EN'] }
  })
}

test('a large archive comes in parts, in one of which each article stands', async () => {
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
  for (const address of site.host.asked.filter((each) => each.includes('by-category'))) {
    expect(address).toContain('with_content=0&page=')
  }
  for (const path of ['/sitemaps/news-3.xml', '/sitemaps/news-0.xml', '/sitemaps/x-1.xml']) {
    expect(await site.read(path), path).not.toContain('<urlset')
  }
  await site.close()
})

test('a later part makes no work at each publish', async () => {
  const site = await siteWith(archive)
  await site.read('/sitemaps/news-2.xml')
  const asked = site.host.asked.length
  await site.clock.pass(120_000)
  await site.read('/sitemaps/news-2.xml')
  const lists = site.host.asked.slice(asked).filter((each) => each.includes('by-category'))
  expect(lists).toEqual([])
  await site.clock.pass(3_600_000)
  await site.read('/sitemaps/news-2.xml')
  expect(site.host.asked.slice(asked).some((each) => each.includes('by-category'))).toBe(true)
  await site.close()
})

test('the parts of a host that answers whole lists are cut here', async () => {
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

test('while the host is away the fixed pages are told, for nobody to keep', async () => {
  const { app } = await createTestServer({ SITE_URL: SITE })
  const pages = await app.inject('/sitemaps/pages.xml')
  expect(locs(pages.body)).toHaveLength((LISTED_PATHS.length + ARCHIVED_LISTS.length) * 2)
  expect(pages.headers['cache-control']).toBe('no-store')
  await app.close()
})

test('a sitemap has no more addresses than the protocol allows', () => {
  const pages = Array.from({ length: 26_000 }, (_value, id) => ({
    paths: { SO: `/${id}`, EN: `/${id}` },
  }))
  expect(sitemapText(pages, SITE).match(/<url>/g)).toHaveLength(50_000)
})

test('search engines are told where the index is', async () => {
  const { app } = await createTestServer({ SITE_URL: SITE })
  const robots = await app.inject('/robots.txt')
  expect(robots.body).toBe(robotsText(SITE))
  expect(robots.body).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  await app.close()
})
