import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitor } from '../harness/browser.ts'
import { firstEditor, openScreen, rest, signedIn, text } from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/empty-stack.ts'
import { SEEN_WITHIN } from '../harness/seen-within.ts'
import { openDrawer } from '../harness/writing-screen.ts'

let stack: EmptyStack

beforeAll(async () => {
  stack = await startEmptyStack()
  const page = await visitor()
  await firstEditor(page, stack.desk)
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

async function editor(expectedErrors?: RegExp): Promise<Page> {
  const page = await visitor(expectedErrors ? { expectedErrors } : {})
  await signedIn(page, stack.desk)
  return page
}

interface File {
  readonly id: number
  readonly filename: string
}

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'

async function post(page: Page, name: string, buffer: Buffer, words: object) {
  const multipart = {
    file: { name, mimeType: 'image/png', buffer },
    _payload: JSON.stringify(words),
  }
  return page.request.post(`${stack.desk}/api/media`, { multipart })
}

test('an image is not taken without words at the field, and a decorative one is', async () => {
  const page = await editor(/400 \(Bad Request\)/)
  await openScreen(page, `${stack.desk}/admin/collections/media/create`)
  await page.locator('form[data-form-ready="true"]').waitFor()
  const buffer = await page.screenshot()
  await page
    .locator('.file-field input[type="file"]')
    .setInputFiles({ name: 'IMG_1234.png', mimeType: 'image/png', buffer })
  // The desk's answer to what was typed would put away the refusal of what was sent before it came.
  const lookedAt = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"photo"') ?? false,
  )
  await page.locator('#field-altEn').fill('photo')
  await lookedAt
  await page.locator('#action-save').click()
  const problem = (name: string) =>
    page.locator(`.field-type.text:has(#field-${name}) .field-error`)
  await expect
    .poll(() => problem('altEn').textContent())
    .toMatch(/^This says only that it is a picture/)
  // One language is enough, so the other one's field is right while it is empty.
  expect(await problem('altSo').count()).toBe(0)
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

test('a picture described in Somali alone keeps the English text back, and says where to describe it', async () => {
  const page = await editor(/422 \(/)
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 260, height: 140 } })
  const answer = await post(page, 'parade.png', picture, { altSo: 'Ciidanka oo safan' })
  const { doc: file } = (await answer.json()) as { doc: File }
  const { doc } = await rest<{ doc: { id: number } }>(
    page,
    'POST',
    `${stack.desk}/api/posts?draft=true`,
    { en: { title: 'The parade', content: text('A text.') }, picture: file.id },
  )
  await openScreen(page, `${stack.desk}/admin/collections/posts/${doc.id}`)
  const panel = page.getByRole('region', { name: /^Publishing: English/ })
  await panel.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish: English' })
  const refusal = dialog.locator('li', { hasText: 'parade.png is not described in English' })
  await refusal.waitFor()
  const opened = page.waitForEvent('popup')
  await refusal.getByRole('link', { name: 'Open it (in a new tab)' }).click()
  const media = await opened
  await media.waitForURL(`${stack.desk}/admin/collections/media/${file.id}`)
  await media.locator('form[data-form-ready="true"]').waitFor()
  await media.locator('#field-altEn').fill('Soldiers on parade')
  const saved = media.waitForResponse((told) => told.request().method() === 'PATCH' && told.ok())
  await media.locator('#action-save').click()
  await saved
  await media.close()
  await dialog.getByLabel('Reason').fill('Nobody else is at the desk.')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await dialog.waitFor({ state: 'detached' })
  const fresh = `${stack.desk}/api/posts/${doc.id}?depth=0`
  expect(await rest(page, 'GET', fresh)).toMatchObject({ en: { state: 'public' } })
})

test('a file that is here already is taken all the same when “Keep both” is ticked', async () => {
  const page = await editor(/409 \(Conflict\)/)
  await openScreen(page, `${stack.desk}/admin/collections/media`)
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 135 } })
  expect((await post(page, 'first.png', buffer, { decorative: true })).status()).toBe(201)
  await openScreen(page, `${stack.desk}/admin/collections/media/create`)
  await page.locator('form[data-form-ready="true"]').waitFor()
  await page
    .locator('.file-field input[type="file"]')
    .setInputFiles({ name: 'second.png', mimeType: 'image/png', buffer })
  await page.locator('#field-decorative').check()
  const refused = page.waitForResponse((answer) => answer.status() === 409)
  await page.locator('#action-save').click()
  await refused
  await page.getByText('This file is already here').first().waitFor()
  await page.locator('#field-keepBoth').check()
  await page.locator('#action-save').click()
  await page.waitForURL(/\/media\/\d+/)
})

test('many files are uploaded at once, and none is asked about before it is there', async () => {
  const page = await editor()
  const count = async () => {
    const address = `${stack.desk}/api/media?limit=1`
    return (await rest<{ totalDocs: number }>(page, 'GET', address)).totalDocs
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
  const answer = await post(page, 'boat.png', Buffer.from(DRAWING), { decorative: true })
  expect([answer.status(), (await answer.json()).errors[0].message]).toEqual([
    400,
    expect.stringMatching(/^This is a drawing in SVG/),
  ])
})

test('a file is private until a leader who shows it is public, and again after', async () => {
  const page = await editor()
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 400 } })
  const messages = { altSo: 'Sawirka wasiirka', altEn: 'The minister at a desk' }
  const answer = await post(page, 'portrait.png', picture, messages)
  expect(answer.status()).toBe(201)
  const { doc: file } = (await answer.json()) as { doc: File }
  const status = async (origin: string) => (await fetch(`${origin}/media/${file.filename}`)).status
  const both = async () => [await status(stack.site), await status(stack.desk)]
  expect(await both()).toEqual([404, 404])
  // Its editor sees it at the desk all the same.
  const own = await page.request.get(`${stack.desk}/media/${file.filename}`)
  expect([own.status(), own.headers()['cache-control']]).toEqual([200, 'private, no-store'])

  const { doc: leader } = await rest<{ doc: { id: number } }>(
    page,
    'POST',
    `${stack.desk}/api/leaders?confirmed=language_left_out:en,title_without_text:so`,
    {
      institution: 'ministry',
      role: 'minister',
      so: { name: 'Magac tusaale ah' },
      photo: file.id,
      _status: 'published',
    },
  )
  await expect.poll(both, SEEN_WITHIN).toEqual([200, 200])
  const refused = await page.request.delete(`${stack.desk}/api/media/${file.id}`)
  expect(refused.status()).toBe(409)
  await openScreen(page, `${stack.desk}/admin/collections/media/${file.id}`)
  await page.getByRole('link', { name: 'Magac tusaale ah' }).waitFor()

  const hide = { so: { name: 'Magac tusaale ah', keptBackReason: 'The portrait is wrong.' } }
  await rest(page, 'PATCH', `${stack.desk}/api/leaders/${leader.id}`, hide)
  await expect.poll(both, SEEN_WITHIN).toEqual([404, 404])
})

test('a picture is chosen among pictures, found by what it shows', async () => {
  const page = await editor()
  const add = async (name: string, altSo: string, width: number) => {
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width, height: 90 } })
    expect((await post(page, name, buffer, { altSo })).status()).toBe(201)
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
  // The field takes pictures: there is no other kind to choose.
  expect(await list.getByRole('button', { name: 'Videos' }).count()).toBe(0)
  await list.locator('.search-filter input').fill('marsada')
  await expect.poll(() => list.locator('.media-card').count()).toBe(1)
  const found = list.getByRole('button', { name: 'Doonta “Xeebta” (2).png' })
  const thumbnail = found.locator('img')
  await expect
    .poll(() => thumbnail.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await found.click()
  await page
    .locator('#field-picture')
    .getByText(/^doonta-xeebta-2-/)
    .waitFor()
})
