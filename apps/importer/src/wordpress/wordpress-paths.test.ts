import { testDesk } from '@gaashaan/desk/testing/desk'
import { expect, test } from 'vitest'
import { failures, importFrom } from '../testing/run.ts'
import { writeExport } from '../testing/write-export.ts'

const desk = testDesk()

const SITE = 'https://old.example'

const inLanguage = (language: string, ...terms: [string, string, string][]) =>
  [['language', language, language], ['post_translations', 'p1', 'p1'], ...terms] as const

/** Imports an export; returns a function that finds the target of a redirect. */
async function importRedirects(
  ...args: Parameters<typeof writeExport>
): Promise<(from: string) => string | undefined> {
  const wordpress = writeExport(...args)
  const report = await importFrom(desk.payload, { wordpress }, { language: 'so' })
  expect(failures(report)).toEqual({})
  const { docs } = await desk.payload.find({ collection: 'redirects', pagination: false })
  return (from) => docs.find((redirect) => redirect.from === from)?.to
}

test('the archives of WordPress lead to the most similar pages by rules in the desk’s redirects', async () => {
  const to = await importRedirects(
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
  const targets: Record<string, string> = {
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
  expect(Object.fromEntries(Object.keys(targets).map((from) => [from, to(from)]))).toEqual(targets)
  expect(to('/?p=587')).toBeUndefined()
})

test('a site in a folder has its rules there, and none for the queries of the start page', async () => {
  const site = 'https://other.example/warar'
  const to = await importRedirects(site, [{ id: 700, title: 'Kale', link: `${site}/kale/` }])
  expect(to('/warar/tag/*')).toBe('/search?q=*')
  expect(to('/warar/kale')).toBe('/resources/NewsDetail/kale-700')
})
