import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Post } from '@gaashaan/desk/payload-types'
import { testDesk } from '@gaashaan/desk/testing/desk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Report } from '../report/report.ts'
import { type FakeApiHost, startFakeApiHost } from '../testing/fake-api-host.ts'
import { count, failures, runOf } from '../testing/run.ts'
import { exportXml } from '../testing/write-export.ts'

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

const run = () => runOf(desk.payload, { wordpress: file }, { allowPrivate: true, language: 'so' })

beforeAll(async () => {
  host = await startFakeApiHost({ stories: 0 })
  const at = host.url.origin
  const upload = (number: number) => `${at}/uploads/${number}.jpg`
  const items = [
    {
      id: 900,
      type: 'attachment',
      title: 'IMG_900',
      attachment: upload(900),
      meta: { _wp_attachment_image_alt: 'Askar' },
    },
    { id: 901, type: 'attachment', title: 'Boat', attachment: upload(901) },
    { id: 902, type: 'attachment', title: 'Law', attachment: `${at}/files/902.pdf` },
    { id: 903, type: 'attachment', title: 'Gone', attachment: `${at}/gone.jpg` },
    {
      id: 11,
      title: 'Warka &amp; nabadda',
      link: `${at}/2020/02/warka/`,
      content: `<!-- wp:paragraph --><p>Hore \u0007u soco <a href="${at}/2020/02/the-news/">English</a></p><p><a href="${at}/2020/gaar/">gaar</a></p><!-- /wp:paragraph -->
        <!-- wp:image {"id":901} --><figure class="wp-block-image"><img class="wp-image-901" src="${at}/uploads/901-300x200.jpg" alt=""/><figcaption>Doon</figcaption></figure><!-- /wp:image -->`,
      terms: [...polylang('so', 'pll_1'), ['category', 'ciidanka', 'Ciidanka']],
      meta: { _thumbnail_id: '900' },
    },
    {
      id: 12,
      title: 'The news',
      link: `${at}/2020/02/the-news/`,
      content:
        'First.\n\nSecond <a href="/files/902.pdf">the law</a>.\n\n[gallery ids="900,901"]\n\n[contact-form-7 id="3"]',
      terms: [...polylang('en', 'pll_1'), ['category', 'army', 'Army']],
    },
    {
      id: 13,
      status: 'draft',
      title: 'Qabyo',
      date: '0000-00-00 00:00:00',
      link: `${at}/2020/qabyo/`,
      terms: polylang('so'),
    },
    {
      id: 14,
      title: 'Sir',
      password: 'x',
      link: `${at}/2020/sir/`,
      terms: polylang('so'),
    },
    { id: 22, status: 'private', title: 'Gaar', link: `${at}/2020/gaar/`, terms: polylang('so') },
    { id: 23, title: '', link: `${at}/2020/23/`, terms: polylang('so') },
    {
      id: 24,
      status: 'future',
      title: 'Mustaqbal',
      link: `${at}/2030/mustaqbal/`,
      terms: polylang('so'),
    },
    {
      id: 15,
      title: 'Bilaa luqad',
      link: `${at}/bilaa/`,
      content: '[caption id="a"]<img src="/gone.jpg" alt="Sawir dhacay"> Erey[/caption]',
    },
    { id: 16, title: 'Arabic', link: `${at}/ar/`, terms: polylang('ar') },
    { id: 17, status: 'trash', title: 'Old', link: `${at}/old/` },
    { id: 18, title: 'Saxaafad', terms: [['category', 'press', 'Press']] },
    { id: 20, type: 'page', title: 'About', link: `${at}/about/` },
    { id: 21, type: 'nav_menu_item', title: 'Menu' },
  ] as Parameters<typeof exportXml>[1]
  file = join(mkdtempSync(join(tmpdir(), 'gaashaan-export-')), 'export.xml')
  writeFileSync(
    file,
    exportXml(at, items, [
      [3, 'ciidanka', 'Ciidanka'],
      [4, 'army', 'Army'],
    ]),
  )
  report = await run()
})
afterAll(() => host.close())

const postOf = async (id: number, draft = false) =>
  (await desk.payload.findByID({ collection: 'posts', id, depth: 1, draft })) as Post

test('translations are one post under the Somali id, with both categories as one', async () => {
  expect(await postOf(11)).toMatchObject({
    kind: 'news',
    publishedAt: '2020-02-03T04:05:06.000Z',
    so: { title: 'Warka & nabadda', state: 'public' },
    en: { title: 'The news', state: 'public' },
    subcategory: { nameSo: 'Ciidanka', nameEn: 'Army' },
    picture: { altSo: 'Askar', altEn: 'Picture of the story: The news' },
  })
})

test('blocks, captions, whole pictures and links between posts are kept', async () => {
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

test('a post without a language has the one that was given, and keeps its words without its picture', async () => {
  const { content } = (await desk.data('post', 'language=SO', '15')) as { content: string }
  expect(content).toBe('<p>[Sawir dhacay]</p><p><em>Erey</em></p>')
})

test('what does not come is told with its address', () => {
  expect(failures(report)).toEqual({
    '/ar/': 'its language is ar',
    '/old/': 'its status is trash',
    '/about/': 'it is a page: --pages brings them as drafts',
    '/gone.jpg': 'the host answered 404',
  })
})

test('old addresses of posts and files lead to the new ones', () => {
  const { redirects } = report
  expect(redirects).toContainEqual({
    from: '/2020/02/the-news/',
    to: '/resources/NewsDetail/the-news-11?language=EN',
  })
  expect(redirects.find(({ from }) => from === '/files/902.pdf')?.to).toMatch(
    /^\/media\/902-.*\.pdf$/,
  )
})

test('no address of what is not public leads on, as the new one would tell the title', async () => {
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

test('a dry run writes nothing, and says that the files are behind a private address', async () => {
  const { totalDocs } = await desk.payload.count({ collection: 'media' })
  const tried = await runOf(desk.payload, { wordpress: file }, { dryRun: true, language: 'so' })
  expect(failures(tried)['/uploads/900.jpg']).toMatch(
    /\(--allow-private lets it in\); the other 3 files were not tried$/,
  )
  const allowed = { dryRun: true, allowPrivate: true, language: 'so' } as const
  const had = await runOf(desk.payload, { wordpress: file }, allowed)
  expect(failures(had)['/uploads/900.jpg']).toBeUndefined()
  expect((await desk.payload.count({ collection: 'media' })).totalDocs).toBe(totalDocs)
})

test('an export with a byte order mark and an empty line before its first line is read', async () => {
  const marked = join(mkdtempSync(join(tmpdir(), 'gaashaan-export-')), 'export.xml')
  writeFileSync(marked, `\uFEFF\r\n${readFileSync(file, 'utf8')}`)
  const from = { wordpress: marked }
  const again = await runOf(desk.payload, from, { allowPrivate: true, language: 'so' })
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
  const other = await runOf(
    desk.payload,
    { wordpress: file },
    {
      allowPrivate: true,
      language: 'so',
      dryRun: true,
      kinds: new Map([['press', 'pressReleases']]),
    },
  )
  expect(count(other, 'post', 'updated')).toBe(1)
  expect((await postOf(18)).kind).toBe('news')
})

test('a category that the export does not have is refused by its name', async () => {
  const kinds = new Map([['press', 'pressReleases'] as const, ['pres', 'pressReleases'] as const])
  await expect(runOf(desk.payload, { wordpress: file }, { language: 'so', kinds })).rejects.toThrow(
    'The export has no category:pres: look at --as or --terms.',
  )
})

test.each([
  ['<rss><channel></channel></rss>', /names no wxr_version/],
  ['<rss><channel>', /is no export that can be read/],
  ['{"json": true}', /is no export that can be read/],
])('the file %j is refused', async (text, words) => {
  const other = join(mkdtempSync(join(tmpdir(), 'gaashaan-export-')), 'export.xml')
  writeFileSync(other, text)
  await expect(runOf(desk.payload, { wordpress: other })).rejects.toThrow(words)
})

test('an export that names no language needs one', async () => {
  await expect(runOf(desk.payload, { wordpress: file })).rejects.toThrow(
    '2 posts of the export name no language: add --language so or en.',
  )
})
