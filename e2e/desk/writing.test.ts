import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import type { Locator, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mogadishuTimeDayFirst } from '../../apps/desk/src/i18n/mogadishu-time.ts'
import { sidewaysScroll } from '../harness/accessibility.ts'
import { SCREENS, visitor } from '../harness/browser.ts'
import {
  addColleague,
  createDraft,
  EDITOR,
  firstEditor,
  openScreen,
  rest,
  signIn,
  text,
} from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'
import { chooseDeskLanguage } from '../harness/writing-screen.ts'

const OTHER = { email: 'labaad@tusaale.example', password: EDITOR.password, name: 'Faadumo' }

/** The desk saves two seconds after the last key, and some tests delay the save. */
const SAVED = { interval: 100 }

let stack: EmptyStack

beforeAll(async () => {
  stack = await startEmptyStack()
  const page = await visitor()
  await firstEditor(page, stack.desk)
  await addColleague(page, stack.desk, { ...OTHER, roles: ['writer'] })
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

interface Saved {
  readonly id: number
  readonly revision: number
  readonly so: { readonly title: string | null }
  readonly en: { readonly title: string | null }
}

const expectedErrors = /409|404/

async function editor(): Promise<Page> {
  const page = await visitor({ expectedErrors })
  await signIn(page, stack.desk)
  await chooseDeskLanguage(page, stack.desk, 'en')
  return page
}

/** A page whose saves are delayed by some milliseconds, as by a slow connection. */
async function slowEditor(ms: number): Promise<Page> {
  const page = await editor()
  await page.route(/\/api\/posts\/\d+\?.*autosave=true/, async (route) => {
    await setTimeout(ms)
    await route.continue()
  })
  return page
}

async function colleague(): Promise<Page> {
  const page = await visitor({ expectedErrors })
  await signIn(page, stack.desk, OTHER)
  return page
}

const draft = (page: Page) =>
  createDraft(page, stack.desk, {
    so: { title: 'Bilow', content: text('Qoraal.') },
    en: { title: 'Start', content: text('A text.') },
  })

const read = (page: Page, id: number): Promise<Saved> =>
  rest(page, 'GET', `${stack.desk}/api/posts/${id}?draft=true&depth=0`)

const patch = (page: Page, id: number, data: object) =>
  rest(page, 'PATCH', `${stack.desk}/api/posts/${id}?draft=true`, data)

const title = (page: Page, language: 'so' | 'en'): Locator =>
  page.locator(`#field-${language}__title`)

async function open(page: Page, id: number): Promise<void> {
  await openScreen(page, `${stack.desk}/admin/collections/posts/${id}`)
  await page.locator('form[data-form-ready="true"] #field-so__title').waitFor()
  await page.getByRole('heading', { name: /^Publishing: English/ }).waitFor()
}

/** Locks a database as another program would. Returns a function that releases it. */
function lockDatabase(dataDir: string): () => void {
  const other = new DatabaseSync(path.join(dataDir, 'gaashaan.db'))
  other.exec('BEGIN IMMEDIATE')
  return () => other.close()
}

const isSave = (request: Request) => request.method() === 'PATCH'

const nextSave = (page: Page) => page.waitForResponse((response) => isSave(response.request()))

test('opening a new post leaves nothing in the list until something is written', async () => {
  const page = await editor()
  await openScreen(page, `${stack.desk}/admin/collections/posts/create`)
  await page.locator('form[data-form-ready="true"] #field-so__title').waitFor()
  const id = Number(/\d+$/.exec(page.url())?.[0])
  await openScreen(page, `${stack.desk}/admin/collections/posts`)
  await page.getByRole('heading', { name: 'Posts' }).waitFor()
  expect(await page.locator(`a[href$="/posts/${id}"]`).count()).toBe(0)
  await open(page, id)
  const saved = nextSave(page)
  await title(page, 'so').fill('War cusub')
  expect((await saved).status()).toBe(200)
  await openScreen(page, `${stack.desk}/admin/collections/posts`)
  await page.locator(`a[href$="/posts/${id}"]`).first().waitFor()
})

test('an editor who changes both texts meets no conflict', async () => {
  const page = await editor()
  const id = await draft(page)
  await open(page, id)
  for (const [language, value] of [
    ['so', 'Kow'],
    ['en', 'One'],
  ] as const) {
    const saved = nextSave(page)
    await title(page, language).fill(value)
    expect((await saved).status()).toBe(200)
  }
  expect(await read(page, id)).toMatchObject({
    so: { title: 'Kow' },
    en: { title: 'One' },
    revision: 3,
  })
})

test('a text typed during a slow save is saved too, in both languages', async () => {
  const page = await slowEditor(3_000)
  const id = await draft(page)
  await open(page, id)
  const saving = page.waitForRequest(isSave)
  await title(page, 'so').fill('Hore')
  await saving
  await title(page, 'so').fill('Hore iyo dambe')
  await title(page, 'en').fill('First and last')
  const expected = { so: { title: 'Hore iyo dambe' }, en: { title: 'First and last' } }
  await expect.poll(() => read(page, id), SAVED).toMatchObject(expected)
  expect(await title(page, 'so').inputValue()).toBe(expected.so.title)
})

test('a text typed while a save waits for another is saved without a further key', async () => {
  const page = await slowEditor(3_500)
  const id = await draft(page)
  await open(page, id)
  for (const value of ['Kow', 'Kow laba', 'Kow laba saddex']) {
    const saving = page.waitForRequest(isSave)
    await title(page, 'so').fill(value)
    if (value !== 'Kow laba saddex') await saving
  }
  await expect.poll(() => read(page, id), SAVED).toMatchObject({ so: { title: 'Kow laba saddex' } })
})

test('an editor who saves second learns who was first, and finds their text in the history', async () => {
  const [mine, theirs] = await Promise.all([editor(), colleague()])
  const id = await draft(mine)
  await open(mine, id)
  await open(theirs, id)
  const saved = nextSave(theirs)
  await title(theirs, 'so').fill('Qoraalka Faadumo')
  expect((await saved).status()).toBe(200)
  const refused = nextSave(mine)
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
  const secondSave = nextSave(theirs)
  await title(theirs, 'so').fill('Qoraalka Faadumo, sii socda')
  expect((await secondSave).status()).toBe(200)
})

test('a refused text can be compared with the newer one, which then opens without a question', async () => {
  const [mine, theirs] = await Promise.all([editor(), colleague()])
  const id = await draft(mine)
  await open(mine, id)
  await patch(theirs, id, { so: { title: 'Qoraalka Faadumo' } })
  await title(mine, 'so').fill('Qoraalka kale')
  const alert = mine.getByRole('alert').filter({ hasText: 'Your text is not in the post' })
  const compare = alert.getByRole('link', { name: 'Compare with mine' })
  await compare.waitFor()
  const comparison = await visitor({ expectedErrors })
  await signIn(comparison, stack.desk)
  await openScreen(comparison, stack.desk + (await compare.getAttribute('href')))
  const versions = comparison.locator('.view-version')
  await versions.waitFor()
  await expect.poll(() => versions.innerText(), SAVED).toContain('Qoraalka Faadumo')
  expect(await versions.innerText()).toContain('Qoraalka kale')
  // The history also has what is typed between the refusal and the change to the newer text.
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

test('versions are compared in the desk’s language and in Mogadishu’s time, whatever the time zone', async () => {
  const page = await editor()
  const id = await draft(page)
  await patch(page, id, { en: { title: 'Next' } })
  const { docs } = await rest<{ docs: { id: number; createdAt: string; updatedAt: string }[] }>(
    page,
    'GET',
    `${stack.desk}/api/posts/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0`,
  )
  const local = docs
    .flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt])
    .map((instant) => mogadishuTimeDayFirst(instant).replace(',', ''))
  // Payload by itself names its fields in the language of the first request for a collection.
  for (const [language, changed] of [
    ['so', 'Markii la beddelay'],
    ['en', 'Updated At'],
  ] as const) {
    await chooseDeskLanguage(page, stack.desk, language)
    await openScreen(page, `${stack.desk}/admin/collections/posts/${id}/versions/${docs[0]?.id}`)
    await page.locator('.view-version__diff-wrap').getByText(changed).waitFor()
    await page.locator('.restore-version button').first().click()
    await page.locator('.confirmation-modal').getByText(MOMENT).waitFor()
    const moments = (await page.locator('body').innerText()).match(MOMENT) ?? []
    expect(moments.length).toBeGreaterThan(4)
    expect(moments.filter((moment) => !local.includes(moment))).toEqual([])
  }
})

test('a text typed while another program locks the database stays, with an explanation, and is saved later', async () => {
  const page = await visitor({ expectedErrors: /503/ })
  await signIn(page, stack.desk)
  await chooseDeskLanguage(page, stack.desk, 'so')
  const id = await draft(page)
  await openScreen(page, `${stack.desk}/admin/collections/posts/${id}`)
  await page.locator('form[data-form-ready="true"] #field-so__title').waitFor()
  const release = lockDatabase(stack.dataDir)
  await title(page, 'so').fill('Intii la hayay')
  await page.getByText('Barnaamij kale ayaa haysta kaydka xogta.').first().waitFor()
  expect(await title(page, 'so').inputValue()).toBe('Intii la hayay')
  release()
  await title(page, 'so').fill('Intii la hayay ka dib')
  const expected = { so: { title: 'Intii la hayay ka dib' } }
  await expect.poll(() => read(page, id), SAVED).toMatchObject(expected)
})

test('a text that someone else has changed is not published, and its dialog keeps the reason', async () => {
  const page = await editor()
  const id = await draft(page)
  await open(page, id)
  await patch(await colleague(), id, { so: { title: 'Qof kale ayaa qoray' } })
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

test('the texts are side by side, or below each other on a narrow screen', async () => {
  const page = await editor()
  const id = await draft(page)
  await open(page, id)
  const placement = async () => {
    const titles = [title(page, 'so'), title(page, 'en')]
    const [so, en] = await Promise.all(titles.map((field) => field.boundingBox()))
    return so && en && { beside: en.x >= so.x + so.width, below: en.y > so.y + so.height }
  }
  expect(await placement()).toMatchObject({ beside: true })
  await page.setViewportSize({ width: 1000, height: 900 })
  await expect.poll(placement).toMatchObject({ below: true })
  await page.setViewportSize({ width: SCREENS.phone, height: 800 })
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
})
