import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Frame, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults, sidewaysScroll } from '../harness/accessibility.ts'
import { hydrated, SCREENS, visitor } from '../harness/browser.ts'
import { holdRequests } from '../harness/bundle.ts'
import {
  createDraft,
  firstEditor,
  openScreen,
  publishing,
  rest,
  signIn,
  text,
} from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'

const DRAFT = { so: 'Qabyo sir ah oo la eegayo', en: 'A secret draft to look at' }
const CHANGED = 'Qabyo la beddelay oo la eegayo'

const WINDOW = { width: 1600, height: 1000 }

let stack: EmptyStack
/** The post of all tests. */
let post = 0

beforeAll(async () => {
  stack = await startEmptyStack()
  const page = await visitor(WINDOW)
  await firstEditor(page, stack.desk)
  const content = text('Qoraal.')
  post = await createDraft(page, stack.desk, {
    kind: 'news',
    so: { title: DRAFT.so, content },
    en: { title: DRAFT.en, content },
  })
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

async function editor(): Promise<Page> {
  const page = await visitor(WINDOW)
  await signIn(page, stack.desk)
  return page
}

const save = (page: Page, so: object) =>
  rest(page, 'PATCH', `${stack.desk}/api/posts/${post}?draft=true`, { so })

async function createLink(page: Page): Promise<{ url: string; link: { id: number } }> {
  return rest(page, 'POST', `${stack.desk}/api/posts/${post}/preview-links`)
}

/** Opens the live preview in the post's form. The desk stores per account whether it is open. */
async function openLivePreview(page: Page): Promise<FrameLocator> {
  await openScreen(page, `${stack.desk}/admin/collections/posts/${post}`)
  const toggler = page.locator('#live-preview-toggler')
  await toggler.waitFor()
  if ((await toggler.getAttribute('aria-label')) !== 'Exit Live Preview') await toggler.click()
  const frame = page.frameLocator('#live-preview-iframe')
  await frame.locator('h1').waitFor()
  return frame
}

test('the live preview shows the real page, in both languages and on a phone', async () => {
  const page = await editor()
  const frame = await openLivePreview(page)
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

test('a saved change appears in the live preview by itself', async () => {
  // A page of its own, which stops saving when the test ends.
  const page = await visitor(WINDOW)
  await signIn(page, stack.desk)
  const frame = await openLivePreview(page)
  await frame.getByRole('complementary').getByRole('link', { name: 'Soomaali' }).click()
  await frame.getByRole('heading', { level: 1, name: DRAFT.so }).waitFor()
  await page.locator('#field-so__title').fill(CHANGED)
  await page.locator('#action-save-draft').click()
  await frame.getByRole('heading', { level: 1, name: CHANGED }).waitFor()
})

/** Resolves when the desk has told the preview that the post was saved. */
const toldOfSave = (preview: Frame) =>
  preview.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('message', ({ data }) => {
          if (data.type === 'payload-document-event') resolve()
        })
      }),
  )

test('a change that was saved while the preview was loading appears too', async () => {
  const page = await visitor(WINDOW)
  await signIn(page, stack.desk)
  await save(page, { title: DRAFT.so })
  const frame = await openLivePreview(page)
  const preview = page.frames().find((each) => each.url().startsWith(`${stack.site}/preview`))
  if (!preview) throw new Error('the preview is not of the site')
  await hydrated(preview)
  const release = await holdRequests(page, /\/assets\/.*\.js$/)
  await frame.getByRole('complementary').getByRole('link', { name: 'Soomaali' }).click()
  await frame.getByRole('heading', { level: 1, name: DRAFT.so }).waitFor()
  const told = toldOfSave(preview)
  // The desk saves by itself, and tells the preview once.
  await page.locator('#field-so__title').fill(CHANGED)
  await told
  await release()
  await frame.getByRole('heading', { level: 1, name: CHANGED }).waitFor()
})

test('a link opens the working copy without an account, and nobody may store or index it', async () => {
  const page = await editor()
  await save(page, { title: DRAFT.so })
  const { url } = await createLink(page)
  const reader = await visitor({ width: SCREENS.phone })
  const response = await reader.goto(url)
  expect(response?.status()).toBe(200)
  expect(response?.headers()).toMatchObject({
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

test('a revoked link stops working at once, with a page in the reader’s language', async () => {
  const page = await editor()
  const { url, link } = await createLink(page)
  const reader = await visitor({ language: 'EN', expectedErrors: /404/ })
  expect((await reader.goto(url))?.status()).toBe(200)
  const linkUrl = `${stack.desk}/api/posts/${post}/preview-links/${link.id}`
  expect((await page.request.delete(linkUrl)).status()).toBe(200)
  expect((await reader.reload())?.status()).toBe(404)
  await reader.getByRole('heading', { name: 'This preview cannot be shown' }).waitFor()
  expect(await accessibilityFaults(reader)).toEqual([])
  expect(await reader.locator('body').textContent()).not.toContain(DRAFT.en)
})

test('a draft is on no public page and not on the site’s disk', async () => {
  const page = await editor()
  const { url } = await createLink(page)
  for (const _visit of [1, 2]) {
    expect((await (await fetch(url)).text()).includes(DRAFT.so)).toBe(true)
  }
  for (const path of [
    '/',
    '/resources/news',
    `/resources/NewsDetail/${post}`,
    '/sitemaps/news-1.xml',
    '/feeds/so/news.atom',
  ]) {
    const body = await (await fetch(stack.site + path)).text()
    expect([path, body.includes(DRAFT.so), body.includes('/preview?')]).toEqual([
      path,
      false,
      false,
    ])
  }
  const call = await fetch(`${stack.site}/api/posts/public/${post}?language=SO`)
  expect(call.status).toBe(404)
  const files = readdirSync(stack.siteCache, { recursive: true, withFileTypes: true }).flatMap(
    (entry) => (entry.isFile() ? path.join(entry.parentPath, entry.name) : []),
  )
  const token = new URL(url).searchParams.get('token') ?? ''
  const leaks = files.filter((file) => {
    try {
      const bytes = readFileSync(file, 'utf8')
      return bytes.includes(DRAFT.so) || bytes.includes(token)
    } catch (error) {
      // A temporary file of the listing has been renamed by now.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
      throw error
    }
  })
  expect(leaks).toEqual([])
})

test('the panel creates a link, shows it once and revokes it', async () => {
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
  // The newest link is the first one.
  await expect.poll(() => panel.locator('li').count()).toBe(links.length + 1)
  await panel
    .getByRole('button', { name: /^Revoke the link/ })
    .first()
    .click()
  await panel.locator('li.preview-links__over').first().waitFor()
  // The panel may already show revoked links of other tests, so this one is awaited.
  await expect.poll(async () => (await fetch(url)).status).toBe(404)
  await page.reload()
  await panel.locator('li').first().waitFor()
  expect(await panel.locator('code').count()).toBe(0)
})

test('the editor sees when readers have a published text', async () => {
  const page = await editor()
  await save(page, { title: DRAFT.so })
  await openScreen(page, `${stack.desk}/admin/collections/posts/${post}`)
  const somali = page.locator('.on-site__text[data-language="so"]')
  await somali.getByText('Not public').waitFor()
  const reason = 'Nobody else is on duty.'
  await publishing(page, stack.desk, post, { language: 'so', action: 'publish', reason })
  await page.evaluate(() => dispatchEvent(new Event('gaashaan:published')))
  await somali.getByText(/Readers have this version since \d\d:\d\d:\d\d/).waitFor()
  const link = somali.getByRole('link', { name: 'Open the page' })
  const html = await (await fetch((await link.getAttribute('href')) ?? '')).text()
  expect(html.includes(`<h1>${DRAFT.so}</h1>`)).toBe(true)
  const english = page.locator('.on-site__text[data-language="en"]')
  await english.getByText('Not public').waitFor()
})
