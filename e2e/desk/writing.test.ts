import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mogadishuTimeDayFirst } from '../../apps/desk/src/i18n/mogadishu-time.ts'
import { sidewaysScroll } from '../harness/accessibility.ts'
import { SCREENS, visitor } from '../harness/browser.ts'
import {
  colleague,
  EDITOR,
  firstEditor,
  openScreen,
  rest,
  signedIn,
  text,
} from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/empty-stack.ts'
import { deskIn } from '../harness/writing-screen.ts'

const OTHER = { email: 'labaad@tusaale.example', password: EDITOR.password, name: 'Faadumo' }

/** Typing rests two seconds before it is saved; a save takes as long as the test lets it. */
const SAVED = { timeout: 15_000, interval: 100 }

let stack: EmptyStack

beforeAll(async () => {
  stack = await startEmptyStack()
  const page = await visitor()
  await firstEditor(page, stack.desk)
  await colleague(page, stack.desk, { ...OTHER, roles: ['writer'] })
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

interface Saved {
  readonly id: number
  readonly revision: number
  readonly so: { readonly title: string | null }
  readonly en: { readonly title: string | null }
}

async function first(): Promise<Page> {
  const page = await visitor({ expectedErrors: /409|404/ })
  await signedIn(page, stack.desk)
  return page
}

async function second(): Promise<Page> {
  const page = await visitor({ expectedErrors: /409|404/ })
  const answer = await page.request.post(`${stack.desk}/api/users/login`, { data: OTHER })
  expect(answer.ok()).toBe(true)
  return page
}

const draft = async (page: Page): Promise<Saved> =>
  (
    await rest<{ doc: Saved }>(page, 'POST', `${stack.desk}/api/posts?draft=true`, {
      so: { title: 'Bilow', content: text('Qoraal.') },
      en: { title: 'Start', content: text('A text.') },
    })
  ).doc

const read = (page: Page, id: number): Promise<Saved> =>
  rest(page, 'GET', `${stack.desk}/api/posts/${id}?draft=true&depth=0`)

const title = (page: Page, language: 'so' | 'en'): Locator =>
  page.locator(`#field-${language}__title`)

async function open(page: Page, id: number): Promise<void> {
  await openScreen(page, `${stack.desk}/admin/collections/posts/${id}`)
  await page.locator('form[data-form-ready="true"] #field-so__title').waitFor()
  await page.getByRole('heading', { name: /^Publishing: English/ }).waitFor()
}

/** Lets a page's saves wait for the line before they are answered. */
async function slowLine(page: Page, ms: number): Promise<void> {
  await page.route(/\/api\/posts\/\d+\?.*autosave=true/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue()
  })
}

/** Has a database held as by another program, until it is let go. */
function holdDatabase(dataDir: string): () => void {
  const other = new DatabaseSync(path.join(dataDir, 'gaashaan.db'))
  other.exec('BEGIN IMMEDIATE')
  return () => other.close()
}

const isSave = (request: Request) => request.method() === 'PATCH'

test('opening a new post leaves nothing in the list until something is written', async () => {
  const page = await first()
  await openScreen(page, `${stack.desk}/admin/collections/posts/create`)
  await page.locator('form[data-form-ready="true"] #field-so__title').waitFor()
  const id = Number(/\d+$/.exec(page.url())?.[0])
  await openScreen(page, `${stack.desk}/admin/collections/posts`)
  await page.getByRole('heading', { name: 'Posts' }).waitFor()
  expect(await page.locator(`a[href$="/posts/${id}"]`).count()).toBe(0)
  await open(page, id)
  const saved = page.waitForResponse((answer) => isSave(answer.request()))
  await title(page, 'so').fill('War cusub')
  expect((await saved).status()).toBe(200)
  await openScreen(page, `${stack.desk}/admin/collections/posts`)
  await page.locator(`a[href$="/posts/${id}"]`).first().waitFor()
})

test('one editor writes on in both texts, and meets no conflict', async () => {
  const page = await first()
  const { id } = await draft(page)
  await open(page, id)
  for (const [language, words] of [
    ['so', 'Kow'],
    ['en', 'One'],
  ] as const) {
    const saved = page.waitForResponse((answer) => isSave(answer.request()))
    await title(page, language).fill(words)
    expect((await saved).status()).toBe(200)
  }
  expect(await read(page, id)).toMatchObject({
    so: { title: 'Kow' },
    en: { title: 'One' },
    revision: 3,
  })
})

test('what is typed while a slow save is under way is saved too, in both texts', async () => {
  const page = await first()
  const { id } = await draft(page)
  await open(page, id)
  await slowLine(page, 3_000)
  const saving = page.waitForRequest(isSave)
  await title(page, 'so').fill('Hore')
  await saving
  await title(page, 'so').fill('Hore iyo dambe')
  await title(page, 'en').fill('First and last')
  const expected = { so: { title: 'Hore iyo dambe' }, en: { title: 'First and last' } }
  await expect.poll(() => read(page, id), SAVED).toMatchObject(expected)
  expect(await title(page, 'so').inputValue()).toBe(expected.so.title)
})

test('what is typed while a save waits for another is saved without a further key', async () => {
  const page = await first()
  const { id } = await draft(page)
  await open(page, id)
  await slowLine(page, 3_500)
  for (const words of ['Kow', 'Kow laba', 'Kow laba saddex']) {
    const saving = page.waitForRequest(isSave)
    await title(page, 'so').fill(words)
    if (words !== 'Kow laba saddex') await saving
  }
  await expect.poll(() => read(page, id), SAVED).toMatchObject({ so: { title: 'Kow laba saddex' } })
})

test('who saves second is told who was first, and has their text in the history', async () => {
  const [mine, theirs] = await Promise.all([first(), second()])
  const { id } = await draft(mine)
  await open(mine, id)
  await open(theirs, id)
  const saved = theirs.waitForResponse((answer) => isSave(answer.request()))
  await title(theirs, 'so').fill('Qoraalka Faadumo')
  expect((await saved).status()).toBe(200)
  const refused = mine.waitForResponse((answer) => isSave(answer.request()))
  await title(mine, 'so').fill('Qoraalka kale')
  expect((await refused).status()).toBe(409)
  const alert = mine.getByRole('alert').filter({ hasText: 'Your text is not in the post' })
  await alert.waitFor()
  expect(await alert.textContent()).toContain('Faadumo saved this post')
  expect(await read(mine, id)).toMatchObject({ so: { title: 'Qoraalka Faadumo' } })
  const compare = await alert.getByRole('link', { name: 'Compare with mine' }).getAttribute('href')
  const version = await rest<{ version: Saved }>(
    mine,
    'GET',
    `${stack.desk}/api/posts/versions/${/versions\/(\d+)/.exec(compare ?? '')?.[1]}`,
  )
  expect(version.version.so.title).toBe('Qoraalka kale')
  const again = theirs.waitForResponse((answer) => isSave(answer.request()))
  await title(theirs, 'so').fill('Qoraalka Faadumo, sii socda')
  expect((await again).status()).toBe(200)
})

test('a refused text is compared with the one in its place, which is shown without a question', async () => {
  const [mine, theirs] = await Promise.all([first(), second()])
  const { id } = await draft(mine)
  await open(mine, id)
  const change = { so: { title: 'Qoraalka Faadumo' } }
  await rest(theirs, 'PATCH', `${stack.desk}/api/posts/${id}?draft=true`, change)
  await title(mine, 'so').fill('Qoraalka kale')
  const alert = mine.getByRole('alert').filter({ hasText: 'Your text is not in the post' })
  const compare = alert.getByRole('link', { name: 'Compare with mine' })
  await compare.waitFor()
  const comparison = await first()
  await openScreen(comparison, stack.desk + (await compare.getAttribute('href')))
  const shown = comparison.locator('.view-version')
  await shown.waitFor()
  await expect.poll(() => shown.innerText(), SAVED).toContain('Qoraalka Faadumo')
  expect(await shown.innerText()).toContain('Qoraalka kale')
  // What is typed after the refusal is in the history too when the newer text takes its place.
  await title(mine, 'so').fill('Qoraalka kale, sii socda')
  await alert.getByRole('button', { name: 'Show the newer text' }).click()
  await expect.poll(() => title(mine, 'so').inputValue(), SAVED).toBe('Qoraalka Faadumo')
  await alert.waitFor({ state: 'detached' })
  const { docs } = await rest<{ docs: { version: Saved }[] }>(
    mine,
    'GET',
    `${stack.desk}/api/posts/versions?where[parent][equals]=${id}&where[version.setAside][equals]=true`,
  )
  expect(docs.map(({ version }) => version.so.title)).toContain('Qoraalka kale, sii socda')
  expect(await read(mine, id)).toMatchObject({ so: { title: 'Qoraalka Faadumo' } })
})

const MOMENT = /\d\d\/\d\d\/\d{4} \d\d:\d\d/g

test('versions are compared in the desk’s language, and in Mogadishu’s time wherever one sits', async () => {
  const page = await first()
  const { id } = await draft(page)
  await rest(page, 'PATCH', `${stack.desk}/api/posts/${id}?draft=true`, { en: { title: 'Next' } })
  const { docs } = await rest<{ docs: { id: number; createdAt: string; updatedAt: string }[] }>(
    page,
    'GET',
    `${stack.desk}/api/posts/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0`,
  )
  const there = docs
    .flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt])
    .map((instant) => mogadishuTimeDayFirst(instant).replace(',', ''))
  // Payload keeps the names of its own fields as whoever opens a collection first reads them.
  for (const [language, changed] of [
    ['so', 'Markii la beddelay'],
    ['en', 'Updated At'],
  ] as const) {
    await deskIn(page, stack.desk, language)
    await openScreen(page, `${stack.desk}/admin/collections/posts/${id}/versions/${docs[0]?.id}`)
    await page.locator('.view-version__diff-wrap').getByText(changed).waitFor()
    await page.locator('.restore-version button').first().click()
    await page.locator('.confirmation-modal').getByText(MOMENT).waitFor()
    const moments = (await page.locator('body').innerText()).match(MOMENT) ?? []
    expect(moments.length).toBeGreaterThan(4)
    expect(moments.filter((moment) => !there.includes(moment))).toEqual([])
  }
})

test('what is typed while another program holds the database stays, is explained, and is saved later', async () => {
  const page = await visitor({ expectedErrors: /503/ })
  await signedIn(page, stack.desk)
  await deskIn(page, stack.desk, 'so')
  const { id } = await draft(page)
  await openScreen(page, `${stack.desk}/admin/collections/posts/${id}`)
  await page.locator('form[data-form-ready="true"] #field-so__title').waitFor()
  const letGo = holdDatabase(stack.dataDir)
  await title(page, 'so').fill('Intii la hayay')
  await page.getByText('Barnaamij kale ayaa haysta kaydka xogta.').first().waitFor()
  expect(await title(page, 'so').inputValue()).toBe('Intii la hayay')
  letGo()
  await title(page, 'so').fill('Intii la hayay ka dib')
  await expect
    .poll(async () => (await read(page, id)).so.title, SAVED)
    .toBe('Intii la hayay ka dib')
})

test('a text that someone has changed meanwhile is not published, and its dialog keeps the reason', async () => {
  const page = await first()
  const { id } = await draft(page)
  await open(page, id)
  const change = { so: { title: 'Qof kale ayaa qoray' } }
  await rest(await second(), 'PATCH', `${stack.desk}/api/posts/${id}?draft=true`, change)
  const panel = page.getByRole('region', { name: /^Publishing: Somali/ })
  await panel.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish: Somali' })
  await dialog.getByLabel('Reason').fill('Qof kale ma joogo maanta.')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  const alert = dialog.getByRole('alert').filter({ hasText: 'Someone has changed this post' })
  await alert.waitFor()
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('Qof kale ma joogo maanta.')
  await alert.getByRole('link', { name: 'Show the newer text' }).click()
  await page.waitForURL(/since=/)
  await expect.poll(() => title(page, 'so').inputValue(), SAVED).toBe('Qof kale ayaa qoray')
})

test('the texts stand side by side, or below each other where there is no room for two', async () => {
  const page = await first()
  const { id } = await draft(page)
  await open(page, id)
  const places = async () => {
    const [so, en] = await Promise.all([
      title(page, 'so').boundingBox(),
      title(page, 'en').boundingBox(),
    ])
    return so && en && { beside: en.x >= so.x + so.width, below: en.y > so.y + so.height }
  }
  expect(await places()).toMatchObject({ beside: true })
  await page.setViewportSize({ width: 1000, height: 900 })
  await expect.poll(places).toMatchObject({ below: true })
  await page.setViewportSize({ width: SCREENS.phone, height: 800 })
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
})
