import { readFileSync } from 'node:fs'
import { testDesk } from '@gaashaan/desk/testing/desk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Report } from '../report/report.ts'
import { type FakeApiHost, startFakeApiHost } from '../testing/fake-api-host.ts'
import { count, failures, findPost, importFrom } from '../testing/run.ts'
import { type ExportItem, writeExport, writeTemporaryFile } from '../testing/write-export.ts'

const desk = testDesk()
let host: FakeApiHost
let file: string
let report: Report

const polylang = (language: string, group?: string) =>
  [['language', language, language], ...(group ? [['post_translations', group, group]] : [])] as [
    string,
    string,
    string,
  ][]

const OPTIONS = { allowPrivate: true, language: 'so' } as const

const run = () => importFrom(desk.payload, { wordpress: file }, OPTIONS)

beforeAll(async () => {
  host = await startFakeApiHost({ stories: 0 })
  const site = host.url.origin
  const upload = (number: number) => `${site}/uploads/${number}.jpg`
  const items: ExportItem[] = [
    {
      id: 900,
      type: 'attachment',
      title: 'IMG_900',
      attachment: upload(900),
      meta: { _wp_attachment_image_alt: 'Askar' },
    },
    { id: 901, type: 'attachment', title: 'Boat', attachment: upload(901) },
    { id: 902, type: 'attachment', title: 'Law', attachment: `${site}/files/902.pdf` },
    { id: 903, type: 'attachment', title: 'Gone', attachment: `${site}/gone.jpg` },
    {
      id: 11,
      title: 'Warka &amp; nabadda',
      link: `${site}/2020/02/warka/`,
      content: `<!-- wp:paragraph --><p>Hore \u0007u soco <a href="${site}/2020/02/the-news/">English</a></p><p><a href="${site}/2020/gaar/">gaar</a></p><!-- /wp:paragraph -->
        <!-- wp:image {"id":901} --><figure class="wp-block-image"><img class="wp-image-901" src="${site}/uploads/901-300x200.jpg" alt=""/><figcaption>Doon</figcaption></figure><!-- /wp:image -->`,
      terms: [...polylang('so', 'pll_1'), ['category', 'ciidanka', 'Ciidanka']],
      meta: { _thumbnail_id: '900' },
    },
    {
      id: 12,
      title: 'The news',
      link: `${site}/2020/02/the-news/`,
      content:
        'First.\n\nSecond <a href="/files/902.pdf">the law</a>.\n\n[gallery ids="900,901"]\n\n[contact-form-7 id="3"]',
      terms: [...polylang('en', 'pll_1'), ['category', 'army', 'Army']],
    },
    {
      id: 13,
      status: 'draft',
      title: 'Qabyo',
      date: '0000-00-00 00:00:00',
      link: `${site}/2020/qabyo/`,
      terms: polylang('so'),
    },
    {
      id: 14,
      title: 'Sir',
      password: 'x',
      link: `${site}/2020/sir/`,
      terms: polylang('so'),
    },
    { id: 22, status: 'private', title: 'Gaar', link: `${site}/2020/gaar/`, terms: polylang('so') },
    { id: 23, title: '', link: `${site}/2020/23/`, terms: polylang('so') },
    {
      id: 24,
      status: 'future',
      title: 'Mustaqbal',
      link: `${site}/2030/mustaqbal/`,
      terms: polylang('so'),
    },
    {
      id: 15,
      title: 'Bilaa luqad',
      link: `${site}/bilaa/`,
      content: '[caption id="a"]<img src="/gone.jpg" alt="Sawir dhacay"> Erey[/caption]',
    },
    { id: 16, title: 'Arabic', link: `${site}/ar/`, terms: polylang('ar') },
    { id: 17, status: 'trash', title: 'Old', link: `${site}/old/` },
    { id: 18, title: 'Saxaafad', terms: [['category', 'press', 'Press']] },
    { id: 20, type: 'page', title: 'About', link: `${site}/about/` },
    { id: 21, type: 'nav_menu_item', title: 'Menu' },
  ]
  file = writeExport(site, items, [
    [3, 'ciidanka', 'Ciidanka'],
    [4, 'army', 'Army'],
  ])
  report = await run()
})
afterAll(() => host.close())

const postOf = (id: number, draft = false) => findPost(desk.payload, id, draft)

test('translations are one post with the Somali id, and their categories are one subcategory', async () => {
  expect(await postOf(11)).toMatchObject({
    kind: 'news',
    publishedAt: '2020-02-03T04:05:06.000Z',
    so: { title: 'Warka & nabadda', state: 'public' },
    en: { title: 'The news', state: 'public' },
    subcategory: { nameSo: 'Ciidanka', nameEn: 'Army' },
    picture: { altSo: 'Askar', altEn: 'Picture of the story: The news' },
  })
})

test('blocks, captions, full-size pictures and links between posts are kept', async () => {
  const { content } = (await desk.data('post', 'language=SO', '11')) as { content: string }
  expect(content).toContain(
    '<p>Hore u soco <a href="/resources/NewsDetail/the-news-11?language=EN">English</a></p>',
  )
  expect(content).toMatch(/<img src="\/media\/901-[\da-f]+\.jpg"[^>]*>.*<figcaption>Doon/)
})

test('older texts keep their paragraphs, files, galleries and unknown shortcodes', async () => {
  const { content } = (await desk.data('post', 'language=EN', '11')) as { content: string }
  expect(content).toMatch(
    /^<p>First\.<\/p><p>Second the law\.<\/p><figure><a href="\/media\/902-[^"]*">the law<\/a>/,
  )
  expect(content.match(/<img /g)).toHaveLength(2)
  expect(content).toContain('[contact-form-7 id=&quot;3&quot;]')
  expect(report.notes.map(({ note }) => note)).toContain(
    'A shortcode stays as it is written: [contact-form-7 id="3"]',
  )
})

test('drafts and posts with a password are drafts', async () => {
  for (const id of [13, 14]) {
    expect(await postOf(id, true)).toMatchObject({ _status: 'draft', so: { state: 'draft' } })
    expect((await desk.call('post', 'language=SO', String(id))).status).toBe(404)
  }
})

test('a post without a language has that of the option, and keeps its text without its picture', async () => {
  const { content } = (await desk.data('post', 'language=SO', '15')) as { content: string }
  expect(content).toBe('<p>[Sawir dhacay]</p><p><em>Erey</em></p>')
})

test('items that are not imported are reported with their paths', () => {
  expect(failures(report)).toEqual({
    '/ar/': 'its language is ar',
    '/old/': 'its status is trash',
    '/about/': 'it is a page: --pages brings them as drafts',
    '/gone.jpg': 'the host answered 404',
  })
})

test('old paths of posts and files lead to the new ones', () => {
  const { redirects } = report
  expect(redirects).toContainEqual({
    from: '/2020/02/the-news/',
    to: '/resources/NewsDetail/the-news-11?language=EN',
  })
  expect(redirects.find(({ from }) => from === '/files/902.pdf')?.to).toMatch(
    /^\/media\/902-.*\.pdf$/,
  )
})

test('no old path leads to a post that is not public, as the new one would reveal its title', async () => {
  const from = report.redirects.map((redirect) => redirect.from)
  for (const path of [
    '/2020/sir/',
    '/2020/gaar/',
    '/2020/23/',
    '/2030/mustaqbal/',
    '/2020/qabyo/',
  ]) {
    expect(from).not.toContain(path)
  }
  const { docs } = await desk.payload.find({ collection: 'redirects', pagination: false })
  expect(docs.filter(({ to }) => /-(?:13|14|22|23|24)(?:\?|$)/.test(to))).toEqual([])
  const { content } = (await desk.data('post', 'language=SO', '11')) as { content: string }
  expect(content).toContain('/2020/gaar/')
})

test('a dry run writes nothing, and reports that the files are at a private address', async () => {
  const { totalDocs } = await desk.payload.count({ collection: 'media' })
  const refused = await importFrom(
    desk.payload,
    { wordpress: file },
    { dryRun: true, language: 'so' },
  )
  expect(failures(refused)['/uploads/900.jpg']).toMatch(
    /\(--allow-private lets it in\); the other 3 files were not tried$/,
  )
  const options = { ...OPTIONS, dryRun: true }
  const allowed = await importFrom(desk.payload, { wordpress: file }, options)
  expect(failures(allowed)['/uploads/900.jpg']).toBeUndefined()
  expect((await desk.payload.count({ collection: 'media' })).totalDocs).toBe(totalDocs)
})

test('an export may begin with a byte order mark and an empty line', async () => {
  const wordpress = writeTemporaryFile(`\uFEFF\r\n${readFileSync(file, 'utf8')}`)
  const again = await importFrom(desk.payload, { wordpress }, OPTIONS)
  expect(count(again, 'post', 'unchanged')).toBe(count(report, 'post', 'created'))
})

test('a second run changes nothing', async () => {
  const before = await desk.payload.count({ collection: 'media' })
  const again = await run()
  expect(count(again, 'post', 'created') + count(again, 'post', 'updated')).toBe(0)
  expect(again.redirects.length).toBe(report.redirects.length)
  expect(await desk.payload.count({ collection: 'media' })).toEqual(before)
})

test('a category can be another kind of post', async () => {
  const kinds = new Map([['press', 'pressReleases'] as const])
  const options = { ...OPTIONS, dryRun: true, kinds }
  const dryRun = await importFrom(desk.payload, { wordpress: file }, options)
  expect(count(dryRun, 'post', 'updated')).toBe(1)
  expect((await postOf(18)).kind).toBe('news')
})

test('a category that the export does not have is refused with its name', async () => {
  const kinds = new Map([['press', 'pressReleases'] as const, ['pres', 'pressReleases'] as const])
  await expect(
    importFrom(desk.payload, { wordpress: file }, { language: 'so', kinds }),
  ).rejects.toThrow('The export has no category:pres: look at --as or --terms.')
})

test.each([
  ['<rss><channel></channel></rss>', /names no wxr_version/],
  ['<rss><channel>', /is no export that can be read/],
  ['{"json": true}', /is no export that can be read/],
])('the file %j is refused', async (text, message) => {
  const wordpress = writeTemporaryFile(text)
  await expect(importFrom(desk.payload, { wordpress })).rejects.toThrow(message)
})

test('an export without languages needs the option', async () => {
  await expect(importFrom(desk.payload, { wordpress: file })).rejects.toThrow(
    '2 posts of the export name no language: add --language so or en.',
  )
})
