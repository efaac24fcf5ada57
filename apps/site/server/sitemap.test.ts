import { expect, test } from 'vitest'
import { LISTED_PATHS } from '../app/addresses.ts'
import type { Answers } from './answers.ts'
import { robotsText } from './robots.ts'
import { sitemapText } from './sitemap.ts'
import { newsPages, newsParts } from './sitemap-news.ts'
import { jsonAnswer, startStandInHost } from './stand-in-host.ts'
import { createTestServer } from './test-server.ts'

const SITE = 'https://www.site.example'

const post = (id: number, title: string, created_at = '2026-11-18T06:30:00.000Z') => ({
  id,
  title,
  created_at,
})

/** Answers the news of each language, and nothing else. */
function answersWith(news: Record<'SO' | 'EN', unknown>): Answers {
  return {
    get: async (address) => {
      const query = new URLSearchParams(address.split('?')[1])
      const data = news[query.get('language') as 'SO' | 'EN']
      const body = Buffer.from(JSON.stringify({ success: true, data }))
      return { kind: 'answer', status: 200, body }
    },
  }
}

const away: Answers = { get: async () => ({ kind: 'unreachable', reason: 'away' }) }

test('an article is one page with the languages that it has', async () => {
  const answers = answersWith({
    SO: [post(1, 'Warka kowaad')],
    EN: [post(2, 'Only here'), post(1, 'The first')],
  })
  expect(await newsPages(answers, 1)).toEqual([
    {
      path: '/resources/NewsDetail/warka-kowaad-1',
      languages: ['SO', 'EN'],
      changedAt: '2026-11-18T06:30:00.000Z',
    },
    {
      path: '/resources/NewsDetail/only-here-2',
      languages: ['EN'],
      changedAt: '2026-11-18T06:30:00.000Z',
    },
  ])
})

test.each([
  ['away', away],
  ['wrong', answersWith({ SO: { items: [] }, EN: 'text' })],
])('there is one part without news while the host is %s', async (_name, answers) => {
  expect([await newsParts(answers), await newsPages(answers, 1)]).toEqual([1, []])
})

/** Answers 1,204 Somali news and 1,001 English ones by pages; the newest four of each in one alone. */
const archive: Answers = {
  get: async (address) => {
    const query = new URLSearchParams(address.split('?')[1])
    const language = query.get('language') === 'SO' ? 'SO' : 'EN'
    const total = language === 'SO' ? 1_204 : 1_001
    const size = Number(query.get('page_size'))
    const first = (Number(query.get('page')) - 1) * size
    const data = Array.from({ length: total }, (_, index) => {
      const isAlone = index < 4
      const id = 2_000 - index + (isAlone && language === 'EN' ? 1_000 : 0)
      return { ...post(id, `${language} ${id}`), languages: isAlone ? [language] : ['SO', 'EN'] }
    }).slice(first, first + size)
    const body = Buffer.from(JSON.stringify({ success: true, data, total }))
    return { kind: 'answer', status: 200, body }
  },
}

test('a host that pages is asked for the pages of a part, without the texts', async () => {
  const asked: string[] = []
  const get: Answers['get'] = (address) => {
    asked.push(address)
    return archive.get(address)
  }
  expect(await newsParts(archive)).toBe(2)
  const second = await newsPages({ get }, 2)
  expect(second).toHaveLength(204)
  expect(second.at(0)).toMatchObject({ path: '/resources/NewsDetail/so-1000-1000' })
  expect(second.at(-1)).toMatchObject({ languages: ['SO', 'EN'] })
  expect(asked).toHaveLength(4)
  for (const address of asked) expect(address).toContain('page_size=100&with_content=0')
})

test('an article stands in one part only, with the languages that the host tells', async () => {
  const parts = [...(await newsPages(archive, 1)), ...(await newsPages(archive, 2))]
  expect(new Set(parts.map(({ path }) => path)).size).toBe(parts.length)
  expect(parts.filter(({ languages }) => languages.length === 1)).toHaveLength(8)
})

test('the parts of a host that answers whole lists are cut here', async () => {
  const many = Array.from({ length: 2_345 }, (_, index) => post(index + 1, 'Warka'))
  const answers = answersWith({ SO: many, EN: [] })
  expect(await newsParts(answers)).toBe(3)
  expect(await newsPages(answers, 2)).toHaveLength(1_000)
  expect(await newsPages(answers, 3)).toHaveLength(345)
})

test('every language of a page has an entry that names the others', () => {
  const text = sitemapText([{ path: '/contact', languages: ['SO', 'EN'] }], SITE)
  expect(text.match(/<loc>[^<]+/g)).toEqual([
    `<loc>${SITE}/contact?language=SO`,
    `<loc>${SITE}/contact?language=EN`,
  ])
  expect(text.match(/hreflang="[^"]+" href="[^"]+"/g)?.slice(0, 3)).toEqual([
    `hreflang="so" href="${SITE}/contact?language=SO"`,
    `hreflang="en" href="${SITE}/contact?language=EN"`,
    `hreflang="x-default" href="${SITE}/contact"`,
  ])
})

test('a sitemap has no more addresses than the protocol allows', () => {
  const pages = Array.from({ length: 26_000 }, (_value, id) => ({
    path: `/${id}`,
    languages: ['SO', 'EN'] as const,
  }))
  expect(sitemapText(pages, SITE).match(/<url>/g)).toHaveLength(50_000)
})

test('search engines are told where the map is', async () => {
  const { app } = await createTestServer({ SITE_URL: SITE })
  const robots = await app.inject('/robots.txt')
  expect(robots.body).toBe(robotsText(SITE))
  expect(robots.body).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  const map = await app.inject('/sitemap.xml')
  expect(map.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(map.body.match(/<url>/g)).toHaveLength(LISTED_PATHS.length * 2)
})

test('a large archive has a sitemap in parts, and no more of them than it needs', async () => {
  const host = await startStandInHost((request, response) =>
    archive.get(request.url ?? '').then((outcome) => {
      const body = outcome.kind === 'answer' ? outcome.body.toString() : ''
      return jsonAnswer(body)(request, response)
    }),
  )
  const { app } = await createTestServer({ SITE_URL: SITE, API_BASE_URL: host.base })
  const index = await app.inject('/sitemap.xml')
  expect(index.body.match(/<loc>[^<]+/g)).toEqual([
    `<loc>${SITE}/sitemap-1.xml`,
    `<loc>${SITE}/sitemap-2.xml`,
  ])
  const first = await app.inject('/sitemap-1.xml')
  expect(first.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(first.body).toContain(`<loc>${SITE}/contact?language=SO`)
  expect(first.body.match(/<url>/g)).toHaveLength(LISTED_PATHS.length * 2 + 996 * 2 + 8)
  expect((await app.inject('/sitemap-2.xml')).statusCode).toBe(200)
  for (const path of ['/sitemap-3.xml', '/sitemap-0.xml', '/sitemap-1', '/sitemap-x.xml']) {
    expect((await app.inject(path)).body, path).not.toContain('<urlset')
  }
  await host.close()
})
