import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedVisitor } from '../harness/browser.ts'
import { SEEN_WITHIN } from '../harness/content.ts'
import {
  ALONE,
  ALONE_QUERY,
  createDraft,
  firstEditor,
  openScreen,
  pressUntilRefused,
  rest,
  signIn,
  text,
} from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'
import { openDrawer } from '../harness/writing-screen.ts'

let stack: EmptyStack

beforeAll(async () => {
  stack = await startEmptyStack()
  await firstEditor(await sharedVisitor({}), stack.desk)
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

async function editor(expectedErrors?: RegExp): Promise<Page> {
  const page = await sharedVisitor({ expectedErrors })
  await signIn(page, stack.desk)
  return page
}

interface File {
  readonly id: number
  readonly filename: string
}

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'

async function upload(page: Page, name: string, buffer: Buffer, data: object) {
  const multipart = {
    file: { name, mimeType: 'image/png', buffer },
    _payload: JSON.stringify(data),
  }
  return page.request.post(`${stack.desk}/api/media`, { multipart })
}

test('a picture without a description is refused at the field, and a decorative one is accepted', async () => {
  const page = await editor(/400 \(Bad Request\)/)
  await openScreen(page, `${stack.desk}/admin/collections/media/create`)
  await page.locator('form[data-form-ready="true"]').waitFor()
  const buffer = await page.screenshot()
  await page
    .locator('.file-field input[type="file"]')
    .setInputFiles({ name: 'IMG_1234.png', mimeType: 'image/png', buffer })
  await page.locator('#field-altEn').fill('photo')
  const fieldError = (name: string) =>
    page.locator(`.field-type.text:has(#field-${name}) .field-error`)
  const saysOnlyPicture = fieldError('altEn').getByText(/^This says only that it is a picture/)
  await pressUntilRefused(page.locator('#action-save'), saysOnlyPicture)
  // A description in one language is enough, so the other field may be empty.
  expect(await fieldError('altSo').count()).toBe(0)
  await page.locator('#field-decorative').check()
  await page.locator('#field-altEn').waitFor({ state: 'detached' })
  await page.locator('#action-save').click()
  await page.waitForURL(/\/media\/\d+/)
  await page.getByText('Nothing uses this file. It is private.').waitFor()
  const thumbnail = page.locator('.file-field img').first()
  await expect
    .poll(() => thumbnail.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
})

test('a picture described in Somali alone blocks the English text, with a link to its description', async () => {
  const page = await editor(/422 \(/)
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 260, height: 140 } })
  const response = await upload(page, 'parade.png', picture, { altSo: 'Ciidanka oo safan' })
  const { doc: file } = (await response.json()) as { doc: File }
  const en = { title: 'The parade', content: text('A text.') }
  const id = await createDraft(page, stack.desk, { en, picture: file.id })
  await openScreen(page, `${stack.desk}/admin/collections/posts/${id}`)
  const panel = page.getByRole('region', { name: /^Publishing: English/ })
  await panel.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish: English' })
  const refusal = dialog.locator('li', { hasText: 'parade.png is not described in English' })
  await refusal.waitFor()
  const popup = page.waitForEvent('popup')
  await refusal.getByRole('link', { name: 'Open it (in a new tab)' }).click()
  const media = await popup
  await media.waitForURL(`${stack.desk}/admin/collections/media/${file.id}`)
  await media.locator('form[data-form-ready="true"]').waitFor()
  await media.locator('#field-altEn').fill('Soldiers on parade')
  const saved = media.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.ok(),
  )
  await media.locator('#action-save').click()
  await saved
  await media.close()
  await dialog.getByLabel('Reason').fill('Nobody else is at the desk.')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await dialog.waitFor({ state: 'detached' })
  const url = `${stack.desk}/api/posts/${id}?depth=0`
  expect(await rest(page, 'GET', url)).toMatchObject({ en: { state: 'public' } })
})

test('a duplicate file is accepted when “Keep both” is ticked', async () => {
  const page = await editor(/409 \(Conflict\)/)
  await openScreen(page, `${stack.desk}/admin/collections/media`)
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 135 } })
  expect((await upload(page, 'first.png', buffer, { decorative: true })).status()).toBe(201)
  await openScreen(page, `${stack.desk}/admin/collections/media/create`)
  await page.locator('form[data-form-ready="true"]').waitFor()
  await page
    .locator('.file-field input[type="file"]')
    .setInputFiles({ name: 'second.png', mimeType: 'image/png', buffer })
  await page.locator('#field-decorative').check()
  const refused = page.waitForResponse((response) => response.status() === 409)
  await page.locator('#action-save').click()
  await refused
  await page.getByText('This file is already here').first().waitFor()
  await page.locator('#field-keepBoth').check()
  await page.locator('#action-save').click()
  await page.waitForURL(/\/media\/\d+/)
})

test('many files are uploaded at once, and the form lists no uses of them', async () => {
  const page = await editor()
  const count = async () => {
    const url = `${stack.desk}/api/media?limit=1`
    return (await rest<{ totalDocs: number }>(page, 'GET', url)).totalDocs
  }
  const before = await count()
  await openScreen(page, `${stack.desk}/admin/collections/media`)
  await page.getByRole('button', { name: 'Bulk Upload' }).click()
  const files = [200, 210].map(async (width) => ({
    name: `${width}.png`,
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width, height: 100 } }),
  }))
  await page
    .locator('dialog input[type="file"]')
    .first()
    .setInputFiles(await Promise.all(files))
  const drawer = page.locator('dialog[open]')
  await drawer.getByText('2 Files to Upload').first().waitFor()
  for (const name of ['200.png', '210.png']) {
    await drawer.locator('.file-selections').getByText(name).first().click()
    await drawer.locator(`.file-field input[value="${name}"]`).waitFor()
    await drawer.locator('#field-decorative').check()
  }
  expect(await drawer.getByText('Used by').count()).toBe(0)
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect.poll(count, SEEN_WITHIN).toBe(before + 2)
})

test('a drawing with a program in it is refused in words, whatever it calls itself', async () => {
  const page = await editor()
  const response = await upload(page, 'boat.png', Buffer.from(DRAWING), { decorative: true })
  expect([response.status(), (await response.json()).errors[0].message]).toEqual([
    400,
    expect.stringMatching(/^This is a drawing in SVG/),
  ])
})

async function uploadPortrait(page: Page, width: number): Promise<File> {
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height: 400 } })
  const descriptions = { altSo: 'Sawirka wasiirka', altEn: 'The minister at a desk' }
  const response = await upload(page, 'portrait.png', picture, descriptions)
  expect(response.status()).toBe(201)
  return ((await response.json()) as { doc: File }).doc
}

/** Publishes a leader with a portrait, and returns the leader's id. */
async function publishLeader(page: Page, role: string, portrait: File): Promise<number> {
  const query = `confirmed=language_left_out:en,title_without_text:so&${ALONE_QUERY}`
  const { doc } = await rest<{ doc: { id: number } }>(
    page,
    'POST',
    `${stack.desk}/api/leaders?${query}`,
    {
      institution: 'ministry',
      role,
      so: { name: 'Magac tusaale ah' },
      photo: portrait.id,
      _status: 'published',
    },
  )
  return doc.id
}

test('a file is public only while a leader with it is public', async () => {
  const page = await editor()
  const file = await uploadPortrait(page, 300)
  const status = async (origin: string) => (await fetch(`${origin}/media/${file.filename}`)).status
  const statuses = async () => [await status(stack.site), await status(stack.desk)]
  expect(await statuses()).toEqual([404, 404])
  // An editor of the desk can see it.
  const asEditor = await page.request.get(`${stack.desk}/media/${file.filename}`)
  expect([asEditor.status(), asEditor.headers()['cache-control']]).toEqual([
    200,
    'private, no-store',
  ])

  const leader = await publishLeader(page, 'minister', file)
  await expect.poll(statuses, SEEN_WITHIN).toEqual([200, 200])
  const deletion = await page.request.delete(`${stack.desk}/api/media/${file.id}`)
  expect(deletion.status()).toBe(409)
  await openScreen(page, `${stack.desk}/admin/collections/media/${file.id}`)
  await page.getByRole('link', { name: 'Magac tusaale ah' }).waitFor()

  const hide = { so: { name: 'Magac tusaale ah', keptBackReason: 'The portrait is wrong.' } }
  await rest(page, 'PATCH', `${stack.desk}/api/leaders/${leader}?${ALONE_QUERY}`, hide)
  await expect.poll(statuses, SEEN_WITHIN).toEqual([404, 404])
})

test('who changes a file that readers see is asked why', async () => {
  const page = await editor(/422 \(/)
  const file = await uploadPortrait(page, 310)
  await publishLeader(page, 'deputyMinister', file)
  await openScreen(page, `${stack.desk}/admin/collections/media/${file.id}`)
  await page.locator('form[data-form-ready="true"]').waitFor()
  const description = 'Wasiirka oo miiskiisa fadhiya'
  await page.locator('#field-altSo').fill(description)
  const save = page.locator('#action-save')
  const refusal = page.getByText(/^Readers see this file. Write in at least 10/).first()
  await pressUntilRefused(save, refusal)
  await page.getByLabel('Why alone').fill(ALONE)
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok()),
    save.click(),
  ])
  const url = `${stack.desk}/api/media/${file.id}`
  expect(await rest(page, 'GET', url)).toMatchObject({ altSo: description })
})

test('a picture is chosen among pictures by a search for its description', async () => {
  const page = await editor()
  const add = async (name: string, altSo: string, width: number) => {
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width, height: 90 } })
    expect((await upload(page, name, buffer, { altSo })).status()).toBe(201)
  }
  await add('Doonta “Xeebta” (2).png', 'Doon ilaalo ah oo marsada ku xiran', 120)
  await add('IMG_0001.png', 'Dhismaha wasaaradda oo galab ah', 130)
  await openScreen(page, `${stack.desk}/admin/collections/media`)
  const cards = page.locator('.media-card__open')
  await page.getByRole('button', { name: 'Videos' }).click()
  await expect.poll(() => cards.count()).toBe(0)
  await page.getByRole('button', { name: 'Pictures' }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(1)

  await openScreen(page, `${stack.desk}/admin/collections/posts/create?kind=news`)
  await page.locator('form[data-form-ready="true"]').waitFor()
  const list = page.locator('dialog[open]')
  const choose = page.locator('#field-picture .upload__listToggler')
  await openDrawer(list.locator('.media-card').nth(1), () => choose.click({ timeout: 5_000 }))
  // The field accepts pictures only, so there are no other kinds.
  expect(await list.getByRole('button', { name: 'Videos' }).count()).toBe(0)
  await list.locator('.search-filter input').fill('marsada')
  await expect.poll(() => list.locator('.media-card').count()).toBe(1)
  const match = list.getByRole('button', { name: 'Doonta “Xeebta” (2).png' })
  const thumbnail = match.locator('img')
  await expect
    .poll(() => thumbnail.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await match.click()
  await page
    .locator('#field-picture')
    .getByText(/^doonta-xeebta-2-/)
    .waitFor()
})
