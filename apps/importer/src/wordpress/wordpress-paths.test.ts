import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDesk } from '@gaashaan/desk/testing/desk'
import { expect, test } from 'vitest'
import type { Report } from '../report/report.ts'
import { failures, runOf } from '../testing/run.ts'
import { exportXml } from '../testing/write-export.ts'

const desk = testDesk()

const SITE = 'https://old.example'

const inLanguage = (language: string, ...more: [string, string, string][]) =>
  [['language', language, language], ['post_translations', 'p1', 'p1'], ...more] as const

async function moveIn(
  site: string,
  items: Parameters<typeof exportXml>[1],
  categories: Parameters<typeof exportXml>[2] = [],
): Promise<(from: string) => string | undefined> {
  const file = join(mkdtempSync(join(tmpdir(), 'gaashaan-export-')), 'export.xml')
  writeFileSync(file, exportXml(site, items, categories))
  const report: Report = await runOf(desk.payload, { wordpress: file }, { language: 'so' })
  expect(failures(report)).toEqual({})
  const { docs } = await desk.payload.find({ collection: 'redirects', pagination: false })
  return (from) => docs.find((redirect) => redirect.from === from)?.to
}

test('what WordPress made of its posts leads to the nearest thing by rules, which the desk keeps', async () => {
  const to = await moveIn(
    SITE,
    [
      {
        id: 587,
        title: 'Warka',
        link: `${SITE}/2021/04/warka/`,
        terms: inLanguage('so', ['category', 'ciidanka', 'Ciidanka & Badda']),
        date: '2021-04-05 06:07:08',
        oldSlugs: ['war-hore', 'war-ugu-horreeya'],
      },
      {
        id: 588,
        title: 'The news',
        link: `${SITE}/en/2021/04/the-news/`,
        terms: inLanguage('en', ['category', 'army', 'Army']),
      },
    ],
    [
      [3, 'ciidanka', 'Ciidanka & Badda', 'warar'],
      [4, 'army', 'Army'],
      [5, 'warar', 'Warar'],
    ],
  )
  const led: Record<string, string> = {
    '/2021/04/warka': '/resources/NewsDetail/warka-587',
    '/2021/04/war-hore': '/resources/NewsDetail/warka-587',
    '/2021/04/war-ugu-horreeya': '/resources/NewsDetail/warka-587',
    '/en/2021/04/the-news': '/resources/NewsDetail/the-news-587?language=EN',
    '/?p=588': '/resources/NewsDetail/the-news-587?language=EN',
    '/?p=*': '/resources/NewsDetail/*',
    '/?s=*': '/search?q=*',
    '/?cat=3': '/resources/news?subcategory=Ciidanka%20%26%20Badda',
    '/?category_name=army': '/resources/news?subcategory=Army&language=EN',
    '/category/warar/ciidanka/*': '/resources/news?subcategory=Ciidanka%20%26%20Badda',
    '/en/category/army/*': '/resources/news?subcategory=Army&language=EN',
    '/category/*': '/resources/news',
    '/tag/*': '/search?q=*',
    '/en/tag/*': '/search?q=*&language=EN',
    '/author/*': '/resources/news',
    '/feed/*': '/feeds/so/news.atom',
    '/en/feed/*': '/feeds/en/news.atom',
    '/2021': '/resources/news/archive',
    '/2021/*': '/resources/news/archive/2021-*',
    '/page/*': '/resources/news?page=*',
    '/en/*': '/?language=EN',
    '/index.php': '/',
  }
  expect(Object.fromEntries(Object.keys(led).map((from) => [from, to(from)]))).toEqual(led)
  expect(to('/?p=587')).toBeUndefined()
})

test('a site in a folder has its rules there, and none for the queries of this start page', async () => {
  const site = 'https://other.example/warar'
  const to = await moveIn(site, [{ id: 700, title: 'Kale', link: `${site}/kale/` }])
  expect(to('/warar/tag/*')).toBe('/search?q=*')
  expect(to('/warar/kale')).toBe('/resources/NewsDetail/kale-700')
})
