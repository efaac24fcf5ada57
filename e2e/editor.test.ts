import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, visitor } from './harness/browser.ts'
import { articleOf } from './harness/content.ts'
import { EDITOR, firstEditor, publishing, rest, signedIn, text } from './harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from './harness/empty-stack.ts'

/** Longest time from the desk's answer until a visitor sees the change (architecture: failures). */
const SEEN_WITHIN = { timeout: 2_000, interval: 50 }

const TITLES = { so: 'War tijaabo ah oo hadda la daabacay', en: 'A test story published just now' }
const DRAFT = 'Qabyo aan la daabicin'
/** Why the only editor of this desk publishes what they wrote. */
const ALONE = 'Miiskan tijaabada ah waxaa jooga hal qof.'
const WITHDRAWN = 'Warkan waxaa ku jiray magac qaldan.'
const ALT = 'Sawir tijaabo ah'

let stack: EmptyStack
/** The post that these journeys, one after another, publish, change and take back. */
let published: { readonly id: number; readonly filename: string }

beforeAll(async () => {
  stack = await startEmptyStack()
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

/** A page of the site as a new visitor gets it. */
async function read(path: string, language: 'SO' | 'EN' = 'SO') {
  const answer = await fetch(stack.site + path, { headers: { cookie: `language=${language}` } })
  return { status: answer.status, html: await answer.text() }
}

const newsShows = async (title: string, language: 'SO' | 'EN' = 'SO') =>
  (await read('/resources/news', language)).html.includes(title)

async function editor(): Promise<Page> {
  const page = await visitor()
  await signedIn(page, stack.desk)
  return page
}

interface Created {
  readonly id: number
  readonly filename: string
}

/** Makes a document at the desk as its editor; the answer's document. */
async function create(page: Page, path: string, data: object): Promise<Created> {
  return (await rest<{ doc: Created }>(page, 'POST', `${stack.desk}/api/${path}`, data)).doc
}

/** Uploads what the page looks like as a PNG, with its words. */
async function upload(page: Page, words: object): Promise<Created> {
  const file = { name: 'Sawir.png', mimeType: 'image/png', buffer: await page.screenshot() }
  const multipart = { file, _payload: JSON.stringify(words) }
  const answer = await page.request.post(`${stack.desk}/api/media`, { multipart })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { doc: Created }).doc
}

test('the first visit to the desk makes the first account', async () => {
  const page = await visitor()
  await page.goto(stack.desk)
  await page.waitForURL(`${stack.desk}/admin/create-first-user`)
  await firstEditor(page)
  await page.locator('a[href="/admin/collections/posts"]').first().waitFor()
  const me = await rest<{ user: { email: string } }>(page, 'GET', `${stack.desk}/api/users/me`)
  expect(me.user.email).toBe(EDITOR.email)
})

test('the second visit asks for the account', async () => {
  const page = await visitor()
  await page.goto(`${stack.desk}/admin/create-first-user`)
  await page.waitForURL(`${stack.desk}/admin/login`)
  await page.locator('#field-email').waitFor()
  const answer = await fetch(`${stack.desk}/api/users/first-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'other@tusaale.example', password: EDITOR.password }),
  })
  expect(answer.status).toBe(403)
})

test.each(['users', 'posts', 'media', 'leaders', 'contact-messages', 'users/me'])(
  'without a session the desk keeps /api/%s to itself',
  async (path) => {
    const answer = await fetch(`${stack.desk}/api/${path}`)
    const body = await answer.text()
    expect(body).not.toContain(EDITOR.email)
    if (path === 'users/me') expect(JSON.parse(body)).toMatchObject({ user: null })
    else expect(answer.status).toBe(403)
  },
)

test('a published text is seen within two seconds, in its public language alone', async () => {
  const page = await editor()
  expect(await newsShows(TITLES.so)).toBe(false)
  expect(await newsShows(TITLES.en, 'EN')).toBe(false)
  const draft = await create(page, 'posts?draft=true', {
    kind: 'news',
    so: { title: DRAFT, content: text(DRAFT), state: 'public' },
  })
  const picture = await upload(page, { altSo: ALT, altEn: 'A test picture' })
  const { id } = await create(page, 'posts?draft=true', {
    kind: 'news',
    so: { title: TITLES.so, content: text('Qoraalka warka.') },
    en: { title: TITLES.en, content: text('The text of the story.') },
    picture: picture.id,
  })
  await publishing(page, stack.desk, id, { language: 'so', action: 'publish', reason: ALONE })
  await expect.poll(() => newsShows(TITLES.so), SEEN_WITHIN).toBe(true)
  expect(await newsShows(DRAFT)).toBe(false)
  expect((await read(`/api/posts/public/${draft.id}?language=SO`)).status).toBe(404)
  expect(await newsShows(TITLES.en, 'EN')).toBe(false)
  expect((await read(`/api/posts/public/${id}?language=EN`)).status).toBe(404)
  published = { id, filename: picture.filename }
})

test('an uploaded picture is on the article, from the site itself', async () => {
  const reader = await visitor({ language: 'SO' })
  await reader.goto(stack.site + articleOf({ title: TITLES.so, id: published.id }))
  await hydrated(reader)
  expect(await reader.locator('h1').textContent()).toBe(TITLES.so)
  const picture = reader.locator(`main img[alt="${ALT}"]`)
  const source = (await picture.getAttribute('src')) ?? ''
  expect(source).toBe(`/media/${published.filename}`)
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  const answer = await fetch(stack.site + source)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

test('the other language is seen within two seconds of its publishing', async () => {
  const page = await editor()
  expect(await newsShows(TITLES.en, 'EN')).toBe(false)
  const wish = { language: 'en', action: 'publish', reason: ALONE } as const
  await publishing(page, stack.desk, published.id, wish)
  await expect.poll(() => newsShows(TITLES.en, 'EN'), SEEN_WITHIN).toBe(true)
  expect(await newsShows(TITLES.so)).toBe(true)
})

test('what is withdrawn has left every list within two seconds, and says why at its address', async () => {
  const page = await editor()
  expect(await newsShows(TITLES.so)).toBe(true)
  const wish = { language: 'so', action: 'withdraw', reason: WITHDRAWN } as const
  await publishing(page, stack.desk, published.id, wish)
  await expect.poll(() => newsShows(TITLES.so), SEEN_WITHIN).toBe(false)
  expect(await newsShows(TITLES.en, 'EN')).toBe(true)
  const article = articleOf({ title: TITLES.so, id: published.id })
  const { status, html } = await read(article)
  expect([status, html.includes(WITHDRAWN)]).toEqual([200, true])
  expect((await read('/sitemaps/news-1.xml')).html).not.toContain(article)
})

test('what is scheduled is seen at its time, and a reader of the other language is told', async () => {
  const page = await editor()
  const title = 'War la qorsheeyay'
  const so = { title, content: text('Qoraalka.') }
  const { id } = await create(page, 'posts?draft=true', { kind: 'news', so })
  const at = new Date(Date.now() + 1_000).toISOString()
  const schedule = { action: 'publish', at } as const
  const wish = { language: 'so', action: 'schedule', reason: ALONE, schedule } as const
  await publishing(page, stack.desk, id, wish)
  expect(await newsShows(title)).toBe(false)
  await expect.poll(() => newsShows(title), { timeout: 15_000, interval: 200 }).toBe(true)
  const { status, html } = await read(articleOf({ title, id }), 'EN')
  expect(status).toBe(404)
  expect(html).toContain('This article is not available in English')
  expect(html).toContain(title)
})

test('the desk’s addresses and its session mean nothing on the site', async () => {
  const page = await editor()
  for (const path of ['/admin', '/api/users/me', '/api/posts', '/api/contact-messages']) {
    const answer = await page.request.get(stack.site + path)
    expect(answer.status(), path).toBe(404)
  }
})
