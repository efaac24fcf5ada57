import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SiteAway } from './read-site.ts'
import { type FakeAnswer, pageHtml, startFakeSite, temporaryFolder } from './testing/fake-site.ts'

const NEWS = '/resources/news?language=SO'
const ARTICLE = '/resources/NewsDetail/war-7?language=SO'
const PICTURE = '/media/bridge-w640.jpeg'

/** A home page, a list of two pages, and an article in Somali and in English with a picture. */
function answers(): Map<string, FakeAnswer> {
  const article = (title: string) => ({
    body: pageHtml(
      'SO',
      `<h1>${title}</h1><img src="${PICTURE}" srcset="/media/bridge-w960.jpeg 960w"/>`,
    ),
    tags: ['post:7', 'list:news:so', 'post:8'],
  })
  return new Map<string, FakeAnswer>([
    ['/?language=SO', { body: pageHtml('SO', 'Bogga Hore'), tags: ['settings', 'list:news:so'] }],
    ['/?language=EN', { body: pageHtml('EN', 'Home'), tags: ['settings'] }],
    [
      NEWS,
      {
        body: pageHtml('SO', '<a href="/resources/news?language=SO&amp;page=2">2</a>'),
        tags: ['list:news:so'],
      },
    ],
    [
      '/resources/news?page=2&language=SO',
      { body: pageHtml('SO', 'Bogga 2'), tags: ['list:news:so'] },
    ],
    [ARTICLE, article('War')],
    [
      '/resources/NewsDetail/story-7?language=EN',
      { body: pageHtml('EN', 'Story'), tags: ['post:7'] },
    ],
    [PICTURE, { body: 'picture' }],
    ['/assets/serif-b2.woff2', { body: 'font' }],
    ['/robots.txt', { body: 'User-agent: *' }],
  ])
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

async function mirrored() {
  const all = answers()
  const site = await startFakeSite(all)
  const folder = temporaryFolder()
  const report = await site.mirror(folder)
  return { all, site, folder, report }
}

test('pages in both languages, and what they need, become files', async () => {
  const { folder, report } = await mirrored()
  expect(report).toMatchObject({ failed: [], isSigned: true })
  for (const file of [
    ...['index.html', 'index.so.html', 'index.en.html', 'robots.txt', 'log/checkpoint'],
    ...['resources/news.so.html', 'resources/news@page=2.so.html', 'assets/serif-b2.woff2'],
    ...['resources/NewsDetail/war-7.so.html', 'resources/NewsDetail/story-7/index.html'],
  ]) {
    expect(statSync(join(folder, file)).isFile(), file).toBe(true)
  }
  expect(read(folder, PICTURE.slice(1))).toBe('picture')
  expect(existsSync(join(folder, 'media/bridge-w960.jpeg'))).toBe(false)
  expect(existsSync(join(folder, '.next'))).toBe(false)
})

test('a mirror of which nothing has changed is not asked for again', async () => {
  const { site, folder } = await mirrored()
  const before = read(folder, 'resources/news.so.html')
  await site.mirror(folder)
  expect(site.asked).not.toContain(NEWS)
  expect(site.asked).not.toContain(ARTICLE)
  expect(read(folder, 'resources/news.so.html')).toBe(before)
})

test('after a publish what shows the text is copied anew, and no other article', async () => {
  const { all, site, folder } = await mirrored()
  all.set(NEWS, { body: pageHtml('SO', 'War cusub'), tags: ['list:news:so', 'post:8'] })
  Object.assign(site.content, { version: '2', tags: ['post:8', 'list:news:so'] })
  await site.mirror(folder)
  expect(read(folder, 'resources/news.so.html')).toContain('War cusub')
  expect(site.asked).toContain(NEWS)
  expect(site.asked).not.toContain(ARTICLE)
})

test('a page of which only the tags have changed is not asked for by the former ones again', async () => {
  const { all, site, folder } = await mirrored()
  all.set(NEWS, { ...all.get(NEWS), body: all.get(NEWS)?.body ?? '', tags: ['month:2026-11'] })
  Object.assign(site.content, { version: '2', tags: ['list:news:so'] })
  await site.mirror(folder)
  expect(site.asked).toContain(NEWS)
  site.content.version = '3'
  await site.mirror(folder)
  expect(site.asked).not.toContain(NEWS)
})

test('a picture that is new on the home page does not make everything anew, a new script does', async () => {
  const { all, site, folder } = await mirrored()
  const home = (head: string) => ({ body: pageHtml('SO', '', head), tags: ['list:news:so'] })
  all.set('/?language=SO', home('<link rel="icon" href="/assets/star-c3.svg"/>'))
  Object.assign(site.content, { version: '2', tags: ['list:news:so'] })
  await site.mirror(folder)
  expect(site.asked).not.toContain(ARTICLE)
  all.set('/?language=SO', home('<link rel="modulepreload" href="/assets/entry-d4.js"/>'))
  await site.mirror(folder)
  expect(site.asked).toContain(ARTICLE)
})

test('where no tags tell what has changed, every page is asked for by its ETag', async () => {
  const { site, folder } = await mirrored()
  const before = read(folder, 'mirror.json')
  Object.assign(site.content, { version: '2', tags: undefined })
  await site.mirror(folder)
  expect(site.asked).toContain(ARTICLE)
  const hashes = (text: string) => text.match(/"sha256":"\w+"/g)
  expect(hashes(read(folder, 'mirror.json'))?.sort()).toEqual(hashes(before)?.sort())
})

test.each([404, 410])(
  'a page that answers %d is deleted, with what it alone has needed',
  async (status) => {
    const { all, site, folder } = await mirrored()
    all.set(ARTICLE, { body: '', status })
    Object.assign(site.content, { version: '2', tags: ['post:7', 'removal'] })
    await site.mirror(folder)
    expect(existsSync(join(folder, 'resources/NewsDetail/war-7.so.html'))).toBe(false)
    expect(existsSync(join(folder, PICTURE.slice(1)))).toBe(false)
  },
)

test('a page that moved leads to where it is', async () => {
  const all = answers().set('/sna?language=SO', {
    body: '',
    status: 301,
    headers: { location: NEWS },
  })
  const folder = temporaryFolder()
  await (await startFakeSite(all)).mirror(folder)
  expect(read(folder, 'sna.so.html')).toContain('url=./resources/news.so.html')
})

test('the icons that the home page names are in the pages', async () => {
  const icon = '<svg><use href="/assets/icons-a1.svg#star"></use></svg>'
  const all = answers()
    .set('/?language=SO', { body: pageHtml('SO', icon) })
    .set(NEWS, { body: pageHtml('SO', icon) })
    .set('/assets/icons-a1.svg', {
      body: '<svg xmlns="http://www.w3.org/2000/svg">\n<symbol id="star" viewBox="0 0 24 24"><path d="M1 1"/></symbol>\n</svg>',
    })
  const folder = temporaryFolder()
  await (await startFakeSite(all)).mirror(folder)
  expect(read(folder, 'resources/news.so.html')).toContain(
    '<svg id="icons"><symbol id="icon-star" viewBox="0 0 24 24"><path d="M1 1"/></symbol></svg>',
  )
})

test('one page that fails keeps its last good copy', async () => {
  const { all, site, folder } = await mirrored()
  const before = read(folder, 'resources/news.so.html')
  all.set(NEWS, { body: 'failed', status: 500 })
  Object.assign(site.content, { version: '2', tags: ['list:news:so'] })
  expect((await site.mirror(folder)).failed).toEqual([NEWS])
  expect(read(folder, 'resources/news.so.html')).toBe(before)
})

test('a site that fails leaves the mirror as it was', async () => {
  const { site, folder } = await mirrored()
  const before = readdirSync(folder, { recursive: true })
  const manifest = read(folder, 'mirror.json')
  site.failWith(503)
  await expect(site.mirror(folder)).rejects.toThrow(SiteAway)
  expect(readdirSync(folder, { recursive: true })).toEqual(before)
  expect(read(folder, 'mirror.json')).toBe(manifest)
})

test('a sitemap that was made while the desk was away is not believed', async () => {
  const all = answers()
  const site = await startFakeSite(all)
  const folder = temporaryFolder()
  await site.mirror(folder)
  all.set('/sitemaps/pages.xml', { body: '', headers: { 'cache-control': 'no-store' } })
  await expect(site.mirror(folder)).rejects.toThrow('is not whole')
})

test('a site that has just started gets time until its sitemaps are whole', async () => {
  const all = answers()
  let asks = 0
  all.set('/sitemaps/pages.xml', {
    body: '',
    get headers() {
      asks += 1
      return { 'cache-control': asks < 3 ? 'no-store' : 'public' }
    },
  })
  const site = await startFakeSite(all)
  await site.mirror(temporaryFolder())
  expect(asks).toBe(3)
})

test('after a restore the log is another one, and so is all that the mirror has of it', async () => {
  const { site, folder } = await mirrored()
  const before = read(folder, 'log/tile/entries/000.p/1')
  site.restartLog()
  await site.log.publish(1, 'War kale')
  await site.mirror(folder)
  expect(read(folder, 'log/tile/entries/000.p/1')).not.toBe(before)
  expect(site.asked).toContain(ARTICLE)
})

test('a file that was deleted by hand is copied again', async () => {
  const { site, folder } = await mirrored()
  rmSync(join(folder, 'resources/news.so.html'))
  await site.mirror(folder)
  expect(read(folder, 'resources/news.so.html')).toContain('page=2')
})

test('a folder with other files is not written to', async () => {
  const site = await startFakeSite(answers())
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'letter.txt'), '')
  await expect(site.mirror(folder)).rejects.toThrow('is not empty')
  expect(readdirSync(folder)).toEqual(['letter.txt'])
})

test('two runs do not write to one folder, and one that was killed does not keep others away', async () => {
  const site = await startFakeSite(answers())
  const folder = temporaryFolder()
  const writtenBy = (id: number) => {
    mkdirSync(join(folder, '.next'), { recursive: true })
    writeFileSync(join(folder, '.next/.writer'), String(id))
  }
  writtenBy(process.ppid)
  await expect(site.mirror(folder)).rejects.toThrow('wait until it ends')
  expect(existsSync(join(folder, '.next/.writer'))).toBe(true)
  writtenBy(spawnSync('true').pid)
  await site.mirror(folder)
  expect(existsSync(join(folder, '.next'))).toBe(false)
})

test('the first run of a day asks about every file', async () => {
  const { site, folder } = await mirrored()
  const text = read(folder, 'mirror.json')
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString()
  writeFileSync(
    join(folder, 'mirror.json'),
    text.replace(/"whole":"[^"]+"/, `"whole":"${yesterday}"`),
  )
  await site.mirror(folder)
  expect(site.asked).toContain(ARTICLE)
  await site.mirror(folder)
  expect(site.asked).not.toContain(ARTICLE)
})

test('without the log’s keys the mirror has no signature', async () => {
  const { site, folder } = await mirrored()
  expect((await site.mirror(folder, { signers: () => [] })).isSigned).toBe(false)
  expect(existsSync(join(folder, 'mirror.note'))).toBe(false)
})
