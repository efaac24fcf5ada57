import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { visitor } from '../harness/browser.ts'
import { firstEditor, openScreen, publishing, rest, signedIn, text } from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/empty-stack.ts'
import { deskIn, openLinkDrawer, panelOf, ready, textOf } from '../harness/writing-screen.ts'

const SAVED = { timeout: 15_000, interval: 100 }

let stack: EmptyStack
let page: Page

beforeAll(async () => {
  stack = await startEmptyStack()
  await firstEditor(await visitor(), stack.desk)
}, STACK_START)

beforeEach(async () => {
  // An article is asked for until the site knows that it was published.
  page = await visitor({ expectedErrors: /404/ })
  await signedIn(page, stack.desk)
})

afterAll(() => stack.stop(), STACK_START)

interface Saved {
  readonly id: number
  readonly en: { readonly content: unknown }
}

async function draft(title: string): Promise<number> {
  const data = { en: { title, content: text('here') } }
  const { doc } = await rest<{ doc: Saved }>(
    page,
    'POST',
    `${stack.desk}/api/posts?draft=true`,
    data,
  )
  return doc.id
}

const REASON = 'Only one person is here today.'

const publish = (id: number) =>
  publishing(page, stack.desk, id, { language: 'en', action: 'publish', reason: REASON })

const contentOf = async (id: number) =>
  JSON.stringify(
    (await rest<Saved>(page, 'GET', `${stack.desk}/api/posts/${id}?draft=true&depth=0`)).en.content,
  )

/** Opens a post, makes its whole English text a link and answers the form of that link. */
async function linkForm(id: number): Promise<Locator> {
  await openScreen(page, `${stack.desk}/admin/collections/posts/${id}`)
  await ready(page)
  await openLinkDrawer(page, 'en')
  const form = page.locator('.lexical-link-edit-drawer form')
  await form.waitFor()
  return form
}

const press = (form: Locator) => form.locator('button[type="submit"]').click({ timeout: 5_000 })

/** Sends the form of a link. A press while the desk still looks at what was typed is lost. */
async function send(form: Locator): Promise<void> {
  const isOpen = async () => {
    if ((await form.count()) > 0) await press(form).catch(() => undefined)
    return form.count()
  }
  await expect.poll(isOpen, { timeout: 30_000, interval: 500 }).toBe(0)
}

/** Sends the form of a link that is refused, until the desk says why. */
async function sendInVain(form: Locator, words: string): Promise<void> {
  const isSaid = async () => {
    const isThere = () => form.getByText(words).isVisible()
    if (!(await isThere())) await press(form).catch(() => undefined)
    return isThere()
  }
  await expect.poll(isSaid, { timeout: 30_000, interval: 500 }).toBe(true)
}

test('an address without https:// is refused with a sentence, and one with it is stored as given', async () => {
  const id = await draft('Address')
  const form = await linkForm(id)
  const address = form.locator('#field-url')
  await address.fill('www.mod.gov.so/warar')
  await sendInVain(form, 'Write the whole address, as in https://www.mod.gov.so/warar.')
  await address.fill('https://www.mod.gov.so/a%20b?x=%2F')
  await send(form)
  await expect.poll(() => contentOf(id), SAVED).toContain('"https://www.mod.gov.so/a%20b?x=%2F"')
})

test('a page of the site is chosen by its name', async () => {
  const id = await draft('Page')
  const form = await linkForm(id)
  await form.getByLabel('Or choose a page of this site').selectOption('/contact')
  await expect.poll(() => form.locator('#field-url').inputValue()).toBe('/contact')
  await send(form)
  await expect.poll(() => contentOf(id), SAVED).toContain('"url":"/contact"')
})

test('a post is chosen by its title; readers are led to it once it is public, and its writer knows', async () => {
  const target = await draft('The harbour opens')
  const id = await draft('Document')
  const form = await linkForm(id)
  await form.getByText('A post, an operation or a leader of this site', { exact: true }).click()
  await form.locator('#field-doc input').fill('harbour')
  await page.getByText('The harbour opens', { exact: true }).click()
  await send(form)
  const reference = `"relationTo":"posts","value":${target}}`
  await expect.poll(() => contentOf(id), SAVED).toContain(reference)
  await panelOf(page, 'en').getByText('“here”: What it leads to is not public in English').waitFor()

  await publish(id)
  const article = page.locator('article')
  const link = article.getByRole('link', { name: 'here', exact: true })
  const shown = async () => {
    await page.goto(`${stack.site}/resources/NewsDetail/${id}?language=EN`)
    const isThere = (await article.getByText('here', { exact: true }).count()) > 0
    return isThere ? ((await link.count()) > 0 ? link.first().getAttribute('href') : 'words') : ''
  }
  await expect.poll(shown, SAVED).toBe('words')
  await publish(target)
  await expect.poll(shown, SAVED).toMatch(new RegExp(`/the-harbour-opens-${target}(\\?|$)`))
})

test('the desk in Somali says in Somali what is wrong with an address', async () => {
  await deskIn(page, stack.desk, 'so')
  const form = await linkForm(await draft('Soomaali'))
  await form.locator('#field-url').fill('gaashaan.example/contact')
  await sendInVain(form, 'Qor cinwaanka oo dhan, sida https://gaashaan.example/contact.')
})

test('an empty text begins with the other language’s, and nothing is ever written over', async () => {
  const id = await draft('Translate me')
  await openScreen(page, `${stack.desk}/admin/collections/posts/${id}`)
  await ready(page)
  expect(await page.getByRole('button', { name: 'Copy the Somali text here' }).count()).toBe(0)
  const copy = page.getByRole('button', { name: 'Copy the English text here' })
  await copy.click()
  await textOf(page, 'so').getByText('here', { exact: true }).waitFor()
  expect(await copy.count()).toBe(0)
  const read = () => rest<object>(page, 'GET', `${stack.desk}/api/posts/${id}?draft=true&depth=0`)
  const said = {
    title: 'Translate me',
    content: { root: { children: [{ children: [{ text: 'here' }] }] } },
  }
  await expect.poll(read, SAVED).toMatchObject({ so: said, en: said })
})
