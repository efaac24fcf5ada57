import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults, sidewaysScroll } from '../harness/accessibility.ts'
import { SCREENS, visitor } from '../harness/browser.ts'
import { firstEditor, openScreen, rest, signedIn, text } from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/empty-stack.ts'

const DRAFT = { so: 'Qabyo sir ah oo la eegayo', en: 'A secret draft to look at' }
const CHANGED = 'Qabyo la beddelay oo la eegayo'

let stack: EmptyStack
/** The post that these journeys share: public in Somali, with a draft on top. */
let post = 0

beforeAll(async () => {
  stack = await startEmptyStack()
  const page = await visitor()
  await firstEditor(page, stack.desk)
  const content = text('Qoraal.')
  const made = await rest<{ doc: { id: number } }>(
    page,
    'POST',
    `${stack.desk}/api/posts?draft=true`,
    {
      kind: 'news',
      so: { title: DRAFT.so, content },
      en: { title: DRAFT.en, content },
    },
  )
  post = made.doc.id
  await page.context().close()
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

async function editor(): Promise<Page> {
  const page = await visitor({ width: 1600, height: 1000 })
  await signedIn(page, stack.desk)
  return page
}

const save = (page: Page, so: object) =>
  rest(page, 'PATCH', `${stack.desk}/api/posts/${post}?draft=true`, { so })

/** A new link's address. */
async function newLink(page: Page): Promise<{ url: string; link: { id: number } }> {
  return rest(page, 'POST', `${stack.desk}/api/posts/${post}/preview-links`)
}

/** The live preview in the post's form, opened; the desk remembers that it was. */
async function livePreview(page: Page): Promise<FrameLocator> {
  await openScreen(page, `${stack.desk}/admin/collections/posts/${post}`)
  const toggler = page.locator('#live-preview-toggler')
  await toggler.waitFor()
  if ((await toggler.getAttribute('aria-label')) !== 'Exit Live Preview') await toggler.click()
  const frame = page.frameLocator('#live-preview-iframe')
  await frame.locator('h1').waitFor()
  return frame
}

test('the editor sees the real page beside the text, in both languages and on a phone', async () => {
  const page = await editor()
  const frame = await livePreview(page)
  await frame.getByRole('link', { name: 'Soomaali', exact: true }).first().click()
  await frame.getByRole('heading', { level: 1, name: DRAFT.so }).waitFor()
  await frame.getByRole('complementary', { name: 'Horu-eegis' }).waitFor()
  await frame.getByRole('complementary').getByRole('link', { name: 'English' }).click()
  await frame.getByRole('heading', { level: 1, name: DRAFT.en }).waitFor()
  await page.locator('.live-preview-toolbar-controls__breakpoint').click()
  await page.getByRole('button', { name: /Phone/ }).click()
  const width = () => frame.locator('html').evaluate(() => innerWidth)
  await expect.poll(width).toBe(SCREENS.phone)
})

test('what the editor saves is in the preview by itself', async () => {
  const page = await editor()
  const frame = await livePreview(page)
  await frame.getByRole('complementary').getByRole('link', { name: 'Soomaali' }).click()
  await frame.getByRole('heading', { level: 1, name: DRAFT.so }).waitFor()
  await page.locator('#field-so__title').fill(CHANGED)
  await page.locator('#action-save-draft').click()
  await frame.getByRole('heading', { level: 1, name: CHANGED }).waitFor()
})

test('a link opens the working copy without an account, for nobody to keep or list', async () => {
  const page = await editor()
  await save(page, { title: DRAFT.so })
  const { url } = await newLink(page)
  const reader = await visitor({ width: SCREENS.phone })
  const answer = await reader.goto(url)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  expect(await reader.locator('h1').textContent()).toBe(DRAFT.so)
  expect(await accessibilityFaults(reader)).toEqual([])
  expect(await sidewaysScroll(reader)).toBe(0)
  await reader.getByRole('complementary').getByRole('link', { name: 'English' }).first().click()
  await reader.getByRole('heading', { level: 1, name: DRAFT.en }).waitFor()
  expect(await accessibilityFaults(reader)).toEqual([])
})

test('a link that is revoked is over at once, and says so in the reader’s language', async () => {
  const page = await editor()
  const { url, link } = await newLink(page)
  const reader = await visitor({ language: 'EN', expectedErrors: /404/ })
  expect((await reader.goto(url))?.status()).toBe(200)
  const address = `${stack.desk}/api/posts/${post}/preview-links/${link.id}`
  expect((await page.request.delete(address)).status()).toBe(200)
  expect((await reader.reload())?.status()).toBe(404)
  await reader.getByRole('heading', { name: 'This preview cannot be shown' }).waitFor()
  expect(await accessibilityFaults(reader)).toEqual([])
  expect(await reader.locator('body').textContent()).not.toContain(DRAFT.en)
})

test('a draft is on no public page, and nothing of it is kept on the site’s disk', async () => {
  const page = await editor()
  const { url } = await newLink(page)
  for (const _visit of [1, 2]) {
    expect((await (await fetch(url)).text()).includes(DRAFT.so)).toBe(true)
  }
  const maps = ['/sitemaps/news-1.xml', '/feeds/so/news.atom']
  for (const address of ['/', '/resources/news', `/resources/NewsDetail/${post}`, ...maps]) {
    const shown = await (await fetch(stack.site + address)).text()
    expect([address, shown.includes(DRAFT.so), shown.includes('/preview?')]).toEqual([
      address,
      false,
      false,
    ])
  }
  const call = await fetch(`${stack.site}/api/posts/public/${post}?language=SO`)
  expect(call.status).toBe(404)
  const kept = readdirSync(stack.siteCache, { recursive: true, withFileTypes: true }).flatMap(
    (file) => (file.isFile() ? path.join(file.parentPath, file.name) : []),
  )
  const token = new URL(url).searchParams.get('token') ?? ''
  const telling = kept.filter((file) => {
    // What was being written when the folder was listed has its own name by now.
    if (!existsSync(file)) return false
    const bytes = readFileSync(file, 'utf8')
    return bytes.includes(DRAFT.so) || bytes.includes(token)
  })
  expect(telling).toEqual([])
})

test('the panel makes a link, shows it once, and revokes it', async () => {
  const page = await editor()
  await openScreen(page, `${stack.desk}/admin/collections/posts/${post}`)
  const panel = page.getByRole('region', { name: 'Preview links' })
  const { links } = await rest<{ links: object[] }>(
    page,
    'GET',
    `${stack.desk}/api/posts/${post}/preview-links`,
  )
  await panel.getByLabel('Good for').selectOption('7')
  await panel.getByRole('button', { name: 'Make a link' }).click()
  const url = await panel.locator('code').innerText()
  expect((await fetch(url)).status).toBe(200)
  // The newest is the first, once it is there.
  await expect.poll(() => panel.locator('li').count()).toBe(links.length + 1)
  await panel
    .getByRole('button', { name: /^Revoke the link/ })
    .first()
    .click()
  await panel.locator('li.preview-links__over').first().waitFor()
  // Links of other tests are over already: this one is when the desk has answered.
  await expect.poll(async () => (await fetch(url)).status, { timeout: 5_000 }).toBe(404)
  await page.reload()
  await panel.locator('li').first().waitFor()
  expect(await panel.locator('code').count()).toBe(0)
})

test('after publishing the editor sees that readers have it', async () => {
  const page = await editor()
  await save(page, { title: DRAFT.so })
  await openScreen(page, `${stack.desk}/admin/collections/posts/${post}`)
  const somali = page.locator('.on-site__text[data-language="so"]')
  await somali.getByText('Not public').waitFor()
  await publishSomali(page)
  await page.evaluate(() => dispatchEvent(new Event('gaashaan:published')))
  await somali.getByText(/Readers have this version since \d\d:\d\d:\d\d/).waitFor()
  const link = somali.getByRole('link', { name: 'Open the page' })
  const shown = await (await fetch((await link.getAttribute('href')) ?? '')).text()
  expect(shown.includes(`<h1>${DRAFT.so}</h1>`)).toBe(true)
  const english = page.locator('.on-site__text[data-language="en"]')
  await english.getByText('Not public').waitFor()
})

/** Publishes the Somali text; a desk without the endpoint of publishing takes it as it is saved. */
async function publishSomali(page: Page) {
  const address = `${stack.desk}/api/posts/${post}`
  const data = {
    language: 'so',
    action: 'publish',
    reason: 'Nobody else is on duty.',
    confirmed: ['no_picture'],
  }
  const answer = await page.request.post(`${address}/publishing`, { data })
  if (answer.status() !== 404) return expect(answer.status()).toBe(200)
  await rest(page, 'PATCH', address, { so: { state: 'public' }, _status: 'published' })
}
