import { postExamples } from '@gaashaan/contract/examples'
import { JSDOM } from 'jsdom'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleResponses } from '../../testing/example-responses.ts'
import { type FakeApiHost, jsonResponse, startFakeApiHost } from '../../testing/fake-api-host.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { xmlErrors } from '../../testing/validate-xml.ts'

const SITE = 'https://www.site.example'

let host: FakeApiHost
let site: TestServer['app']

beforeAll(async () => {
  host = await startFakeApiHost(exampleResponses)
  site = (await createTestServer({ SITE_URL: SITE, API_BASE_URL: host.base })).app
})

afterAll(async () => {
  await site.close()
  await host.close()
})

const AbsoluteUrl = v.pipe(v.string(), v.startsWith('http'), v.url())
const Instant = v.pipe(v.string(), v.isoTimestamp())
const Text = v.pipe(v.string(), v.minLength(1))

/** JSON Feed 1.1, without extensions, and with its rule that an item has a text. */
const JsonFeed = v.strictObject({
  version: v.literal('https://jsonfeed.org/version/1.1'),
  title: Text,
  description: v.optional(Text),
  home_page_url: AbsoluteUrl,
  feed_url: AbsoluteUrl,
  next_url: v.optional(AbsoluteUrl),
  icon: AbsoluteUrl,
  favicon: AbsoluteUrl,
  authors: v.array(v.strictObject({ name: Text, url: AbsoluteUrl })),
  language: v.picklist(['so', 'en']),
  items: v.array(
    v.pipe(
      v.strictObject({
        id: Text,
        url: AbsoluteUrl,
        title: v.string(),
        content_html: v.optional(Text),
        content_text: v.optional(Text),
        summary: v.optional(Text),
        image: v.optional(AbsoluteUrl),
        date_published: Instant,
        date_modified: Instant,
        tags: v.optional(v.array(Text)),
        attachments: v.optional(
          v.array(
            v.strictObject({
              url: AbsoluteUrl,
              mime_type: v.pipe(v.string(), v.regex(/^[\w.+-]+\/[\w.+-]+$/)),
              size_in_bytes: v.optional(v.pipe(v.number(), v.integer())),
            }),
          ),
        ),
      }),
      v.check(({ content_html, content_text }) => Boolean(content_html ?? content_text)),
    ),
  ),
})

const LISTS = ['news', 'news/badda-1', 'press-releases', 'tenders', 'speeches', 'publications']
const FEEDS = (['so', 'en'] as const).flatMap((language) =>
  LISTS.map((list) => ({ language, list })),
)

test.each(FEEDS)('the Atom feed of $list in $language is valid', async ({ language, list }) => {
  const response = await site.inject(`/feeds/${language}/${list}.atom`)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(await xmlErrors(response.body, 'atom')).toEqual([])
  const { document } = new JSDOM(response.body, { contentType: 'application/xml' }).window
  expect(document.documentElement.getAttribute('xml:lang')).toBe(language)
  const ids = [...document.querySelectorAll('entry > id')].map((id) => id.textContent)
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
  expect(document.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toBe(
    `${SITE}/feeds/${language}/${list}.atom`,
  )
  // RFC 4287 §4.1.1: an entry has an author, or its feed has one.
  expect(document.querySelector('feed > author > name')?.textContent).not.toBe('')
})

test.each(FEEDS)('the JSON feed of $list in $language is valid', async ({ language, list }) => {
  const response = await site.inject(`/feeds/${language}/${list}.json`)
  expect(response.headers['content-type']).toBe('application/feed+json; charset=utf-8')
  const feed = v.parse(JsonFeed, response.json())
  expect(feed.language).toBe(language)
  expect(feed.feed_url).toBe(`${SITE}/feeds/${language}/${list}.json`)
})

test('an editor’s text is in the feed as it was written, without scripts', async () => {
  const response = await site.inject('/feeds/en/news.atom')
  const { document } = new JSDOM(response.body, { contentType: 'application/xml' }).window
  const { id, title } = postExamples.hostileMarkup
  const entry = [...document.querySelectorAll('entry')].find((each) =>
    each.querySelector('id')?.textContent?.endsWith(`en/posts/${id}`),
  )
  expect(entry?.querySelector('title')?.textContent).toBe(title)
  const content = entry?.querySelector('content')?.textContent ?? ''
  expect(content).toContain('after')
  expect(content).not.toMatch(/<script|onerror|onclick|javascript:|<iframe/)
})

test('every URL in a text is absolute, and the picture comes first', async () => {
  const feed = v.parse(JsonFeed, (await site.inject('/feeds/so/news.json')).json())
  for (const { content_html = '' } of feed.items) {
    expect(content_html).not.toMatch(/\s(?:href|src|srcset|poster)="(?!https?:|mailto:|tel:)/)
  }
  const typical = feed.items.find(({ id }) => id.endsWith('/101'))
  expect(typical?.content_html).toContain(`<img src="${SITE}/media/example-boat.webp"`)
  expect(typical?.attachments?.[0]).toMatchObject({ mime_type: 'image/webp' })
})

test('a press release has its file attached, and a tender says when it closes', async () => {
  const releases = v.parse(JsonFeed, (await site.inject('/feeds/en/press-releases.json')).json())
  expect(releases.items[0]?.attachments).toContainEqual({
    url: `${SITE}/media/example-release.pdf`,
    mime_type: 'application/pdf',
    size_in_bytes: 1_234_567,
  })
  const tenders = v.parse(JsonFeed, (await site.inject('/feeds/so/tenders.json')).json())
  expect(tenders.items[0]?.summary).toMatch(/^Xirmaya: Diseembar 15, 2026\. /)
})

test('a feed that the reader already has is a 304', async () => {
  const first = await site.inject('/feeds/so/news.atom')
  const tag = String(first.headers.etag)
  const headers = { 'if-none-match': tag }
  expect((await site.inject({ url: '/feeds/so/news.atom', headers })).statusCode).toBe(304)
  expect(first.headers['cache-control']).toContain('public')
})

test.each([
  '/feeds/fr/news.atom',
  '/feeds/SO/news.atom',
  '/feeds/so/news',
  '/feeds/so/news.rss',
  '/feeds/so/secrets.atom',
  '/feeds/so/tenders/badda-1.atom',
  '/feeds/so/news/nothing.atom',
  '/feeds/so/news/.atom',
  '/feeds/so/news.atom?page=9',
])('there is no feed at %s', async (path) => {
  const response = await site.inject(path)
  expect(response.headers['content-type']).toContain('text/html')
})

test('a renamed subcategory is found by its number', async () => {
  const response = await site.inject('/feeds/so/news/old-name-1.json')
  expect(v.parse(JsonFeed, response.json()).feed_url).toBe(`${SITE}/feeds/so/news/badda-1.json`)
})

test('a long list has pages that link to each other', async () => {
  const posts = Array.from({ length: 45 }, (_, index) => ({
    ...postExamples.withoutPicture,
    id: index + 1,
  }))
  const pagedHost = await startFakeApiHost((request, response) => {
    const query = new URL(request.url ?? '', 'http://host.invalid').searchParams
    const size = Number(query.get('page_size'))
    const first = (Number(query.get('page')) - 1) * size
    const body = { success: true, data: posts.slice(first, first + size), total: posts.length }
    jsonResponse(body)(request, response)
  })
  const { app } = await createTestServer({ SITE_URL: SITE, API_BASE_URL: pagedHost.base })
  const ids = new Set<string>()
  let next: string | undefined = `${SITE}/feeds/so/news.json`
  while (next) {
    const response = await app.inject(next.slice(SITE.length))
    const feed: v.InferOutput<typeof JsonFeed> = v.parse(JsonFeed, response.json())
    for (const { id } of feed.items) ids.add(id)
    next = feed.next_url
  }
  expect(ids.size).toBe(45)
  const second = await app.inject('/feeds/so/news.atom?page=2')
  expect(await xmlErrors(second.body, 'atom')).toEqual([])
  const { document } = new JSDOM(second.body, { contentType: 'application/xml' }).window
  const links = ['first', 'previous', 'next', 'last'].map((rel) =>
    document.querySelector(`feed > link[rel="${rel}"]`)?.getAttribute('href'),
  )
  const feed = `${SITE}/feeds/so/news.atom`
  expect(links).toEqual([feed, feed, `${feed}?page=3`, `${feed}?page=3`])
  await app.close()
  await pagedHost.close()
})

test('an unavailable host is a 503, and not an empty feed', async () => {
  const { app } = await createTestServer({ SITE_URL: SITE })
  const response = await app.inject('/feeds/so/news.atom')
  expect(response.statusCode).toBe(503)
  expect(response.headers['cache-control']).toBe('no-store')
  await app.close()
})
