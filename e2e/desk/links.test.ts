import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { visitor } from '../harness/browser.ts'
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
import {
  chooseDeskLanguage,
  openLinkDrawer,
  postReady,
  publishingPanel,
  textEditor,
} from '../harness/writing-screen.ts'

const SAVED = { interval: 100 }

let stack: EmptyStack
let page: Page

beforeAll(async () => {
  stack = await startEmptyStack()
  await firstEditor(await visitor(), stack.desk)
}, STACK_START)

beforeEach(async () => {
  // An article is missing until the site learns that it was published.
  page = await visitor({ expectedErrors: /404/ })
  await signIn(page, stack.desk)
})

afterAll(() => stack.stop(), STACK_START)

const draft = (title: string) =>
  createDraft(page, stack.desk, { en: { title, content: text('here') } })

const REASON = 'Only one person is here today.'

const publish = (id: number) =>
  publishing(page, stack.desk, id, { language: 'en', action: 'publish', reason: REASON })

interface Post {
  readonly en: { readonly content: unknown }
}

const read = (id: number) =>
  rest<Post>(page, 'GET', `${stack.desk}/api/posts/${id}?draft=true&depth=0`)

const savedContent = async (id: number) => JSON.stringify((await read(id)).en.content)

/** Opens a post, makes its complete English text a link, and returns the form of that link. */
async function openLinkForm(id: number): Promise<Locator> {
  await openScreen(page, `${stack.desk}/admin/collections/posts/${id}`)
  await postReady(page)
  await openLinkDrawer(page, 'en')
  const form = page.locator('.lexical-link-edit-drawer form')
  await form.waitFor()
  return form
}

const press = (form: Locator) => form.locator('button[type="submit"]').click({ timeout: 5_000 })

/** Submits the form of a link. A press while the desk validates the form is lost, so it is repeated. */
async function submit(form: Locator): Promise<void> {
  const remaining = async () => {
    if ((await form.count()) > 0) await press(form).catch(() => undefined)
    return form.count()
  }
  await expect.poll(remaining, { interval: 500 }).toBe(0)
}

/** Submits the form of a link until the desk refuses it with a message. */
async function expectRefusal(form: Locator, message: string): Promise<void> {
  const refusal = form.getByText(message)
  const isRefused = async () => {
    if (!(await refusal.isVisible())) await press(form).catch(() => undefined)
    return refusal.isVisible()
  }
  await expect.poll(isRefused, { interval: 500 }).toBe(true)
}

test('an address without https:// is refused with a sentence, and one with it is stored unchanged', async () => {
  const id = await draft('Address')
  const form = await openLinkForm(id)
  const url = form.locator('#field-url')
  await url.fill('www.mod.gov.so/warar')
  await expectRefusal(form, 'Write the whole address, as in https://www.mod.gov.so/warar.')
  await url.fill('https://www.mod.gov.so/a%20b?x=%2F')
  await submit(form)
  await expect.poll(() => savedContent(id), SAVED).toContain('"https://www.mod.gov.so/a%20b?x=%2F"')
})

test('a page of the site is chosen by its name', async () => {
  const id = await draft('Page')
  const form = await openLinkForm(id)
  await form.getByLabel('Or choose a page of this site').selectOption('/contact')
  await expect.poll(() => form.locator('#field-url').inputValue()).toBe('/contact')
  await submit(form)
  await expect.poll(() => savedContent(id), SAVED).toContain('"url":"/contact"')
})

test('a post is chosen by its title, and its link works for readers once it is public', async () => {
  const target = await draft('The harbour opens')
  const id = await draft('Document')
  const form = await openLinkForm(id)
  await form.getByText('A post, an operation or a leader of this site', { exact: true }).click()
  await form.locator('#field-doc input').fill('harbour')
  await page.getByText('The harbour opens', { exact: true }).click()
  await submit(form)
  const reference = `"relationTo":"posts","value":${target}}`
  await expect.poll(() => savedContent(id), SAVED).toContain(reference)
  await publishingPanel(page, 'en')
    .getByText('“here”: What it leads to is not public in English')
    .waitFor()

  // The open form may save once more, which the desk refuses once the post is published elsewhere.
  await page.goto('about:blank')
  await publish(id)
  const article = page.locator('article')
  const link = article.getByRole('link', { name: 'here', exact: true })
  const shownLink = async () => {
    await page.goto(`${stack.site}/resources/NewsDetail/${id}?language=EN`)
    if ((await article.getByText('here', { exact: true }).count()) === 0) return 'no article'
    return (await link.count()) > 0 ? link.first().getAttribute('href') : 'no link'
  }
  await expect.poll(shownLink, SAVED).toBe('no link')
  await publish(target)
  await expect.poll(shownLink, SAVED).toMatch(new RegExp(`/the-harbour-opens-${target}(\\?|$)`))
})

test('an empty text can be copied from the other language, and no text is overwritten', async () => {
  const id = await draft('Translate me')
  await openScreen(page, `${stack.desk}/admin/collections/posts/${id}`)
  await postReady(page)
  expect(await page.getByRole('button', { name: 'Copy the Somali text here' }).count()).toBe(0)
  const copy = page.getByRole('button', { name: 'Copy the English text here' })
  await copy.click()
  await textEditor(page, 'so').getByText('here', { exact: true }).waitFor()
  expect(await copy.count()).toBe(0)
  const copied = {
    title: 'Translate me',
    content: { root: { children: [{ children: [{ text: 'here' }] }] } },
  }
  await expect.poll(() => read(id), SAVED).toMatchObject({ so: copied, en: copied })
})

// This test is the last, since the page stays in Somali.
test('the desk in Somali refuses an address with a Somali sentence', async () => {
  await chooseDeskLanguage(page, stack.desk, 'so')
  const form = await openLinkForm(await draft('Soomaali'))
  await form.locator('#field-url').fill('gaashaan.example/contact')
  await expectRefusal(form, 'Qor cinwaanka oo dhan, sida https://gaashaan.example/contact.')
})
