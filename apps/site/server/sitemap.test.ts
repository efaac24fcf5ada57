import { expect, test } from 'vitest'
import { LISTED_PATHS } from '../app/addresses.ts'
import type { Answers } from './answers.ts'
import { robotsText } from './robots.ts'
import { sitemapPages, sitemapText } from './sitemap.ts'
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
  const pages = await sitemapPages(
    answersWith({
      SO: [post(1, 'Warka kowaad')],
      EN: [post(2, 'Only here'), post(1, 'The first')],
    }),
  )
  expect(pages.slice(LISTED_PATHS.length)).toEqual([
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
])('the listed pages remain while the host is %s', async (_name, answers) => {
  expect((await sitemapPages(answers)).map(({ path }) => path)).toEqual([...LISTED_PATHS])
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
