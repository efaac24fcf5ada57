import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { sharedVisitor, visitor } from '../harness/browser.ts'
import { articleOf, readAs, SEEN_WITHIN } from '../harness/content.ts'
import {
  acceptInvitation,
  addColleague,
  EDITOR,
  firstEditor,
  openScreen,
  pressUntilRefused,
  publishing,
  rest,
  signIn,
} from '../harness/desk.ts'
import { STACK_START } from '../harness/servers/empty-stack.ts'
import { type MailedStack, startMailedStack } from '../harness/servers/mailed-stack.ts'
import {
  chooseDeskLanguage,
  focusedElement,
  mogadishuTimeIn,
  openDrawer,
  openFromList,
  openPanelDialog,
  panelSelector,
  panelState,
  postReady,
  publishingPanel,
  textEditor,
} from '../harness/writing-screen.ts'

const { password } = EDITOR
const WRITER = { email: 'qoraa@tusaale.example', password, name: 'Cabdi Qoraa' }
const PUBLISHER = {
  email: 'daabace@tusaale.example',
  password,
  name: 'Faadumo Daabace',
  roles: ['publisher', 'inboxReader'],
  departments: ['press'],
}

const TITLE = 'Wasiirka oo kormeeray xarunta tababarka'
const CHANGED = 'Wasiirka oo kormeeray xarunta tababarka ee Jaziira'
const ENGLISH = 'The minister visits the training centre'
const ALT = 'Wasiirka oo salaamaya askarta safan'
const REMARK = 'Please name the training centre.'
const ALONE = 'Qofka kale maanta ma joogo shaqada.'
const NOTE = 'Magaca xarunta ayaa lagu daray.'
const WITHDRAWN = 'Warka waxaa ku jiray taariikh qaldan.'

let stack: MailedStack
/** The post of this day. */
let id: number

beforeAll(async () => {
  stack = await startMailedStack()
  await firstEditor(await visitor(), stack.desk)
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

const WINDOW = { height: 1000 }

/** Signs an account in at the desk. The writer has the desk in Somali. */
async function signedIn(page: Page, account: typeof EDITOR): Promise<Page> {
  await signIn(page, stack.desk, account)
  if (account === WRITER) await chooseDeskLanguage(page, stack.desk, 'so')
  return page
}

const publisherPage = async () => signedIn(await sharedVisitor(WINDOW), PUBLISHER)

const writerPage = async () => signedIn(await sharedVisitor({ ...WINDOW, locale: 'so-SO' }), WRITER)

/** Opens the post as the publisher. */
async function openPost(): Promise<Page> {
  const page = await publisherPage()
  await openScreen(page, `${stack.desk}/admin/collections/posts/${id}`)
  await postReady(page)
  return page
}

const read = (path: string, language: 'SO' | 'EN') => readAs(stack.site + path, language)

const newsShows = async (title: string, language: 'SO' | 'EN' = 'SO') =>
  (await read('/resources/news', language)).html.includes(title)

const article = () => articleOf({ title: TITLE, id })

test('a writer is invited by mail and creates an account by the link', async () => {
  const page = await signedIn(await visitor(WINDOW), EDITOR)
  await openScreen(page, `${stack.desk}/admin/collections/invitations/create`)
  await page.locator('#field-email').fill(WRITER.email)
  await page.locator('#field-roles .rs__control').click()
  await page.getByRole('option', { name: 'Writer', exact: true }).click()
  await page.locator('#action-save').click()
  await expect.poll(() => stack.mail.received.map(({ to }) => to)).toEqual([[WRITER.email]])
  const invited = await visitor()
  await openScreen(invited, stack.mailedLink())
  await acceptInvitation(invited, WRITER)
  await invited.locator('a[href="/admin/collections/posts"]').first().waitFor()
  await addColleague(page, stack.desk, PUBLISHER, stack.mailedLink)
})

test('the writer writes in Somali, and a picture is refused until it has a description', async () => {
  const page = await signedIn(await visitor({ ...WINDOW, expectedErrors: /400/ }), WRITER)
  await openScreen(page, `${stack.desk}/admin/collections/posts`)
  await page.locator('a[href$="/posts/create"]').first().click()
  await postReady(page)
  await page.locator('#field-so__title').click()
  await page.keyboard.type(TITLE)
  await textEditor(page, 'so').click()
  await page.keyboard.type('Wasiirku maanta wuxuu booqday xarunta tababarka.')
  const drawer = page.locator('dialog.doc-drawer[open]')
  const create = page.locator('#field-picture').getByRole('button', { name: 'Samee mid cusub' })
  await openDrawer(drawer, () => create.click({ timeout: 5_000 }))
  const file = { name: 'IMG_2041.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await drawer.locator('input[type="file"]').setInputFiles(file)
  const refusal = drawer
    .locator('.field-type.text:has(#field-altSo) .field-error')
    .filter({ hasText: 'Ugu yaraan hal luqad ku sheeg waxa sawirku muujinayo' })
  await pressUntilRefused(drawer.locator('#action-save'), refusal)
  await drawer.locator('#field-altSo').fill(ALT)
  await drawer.locator('#field-altEn').fill('The minister greets soldiers on parade')
  await drawer.locator('#action-save').click()
  await drawer.waitFor({ state: 'detached' })
  const isSaved = async () => {
    id = Number(/\d+$/.exec(page.url())?.[0])
    const url = `${stack.desk}/api/posts/${id}?draft=true&depth=0`
    return id > 0 && (await rest<{ picture: number | null }>(page, 'GET', url)).picture !== null
  }
  await expect.poll(isSaved).toBe(true)
})

test('the writer sees the real page beside the text and submits it for review', async () => {
  const page = await writerPage()
  await openFromList(page, stack.desk, TITLE)
  await page.locator('#live-preview-toggler').click()
  const frame = page.frameLocator('#live-preview-iframe')
  await frame.getByRole('heading', { level: 1, name: TITLE }).waitFor()
  await frame.locator(`main img[alt="${ALT}"]`).waitFor()
  await page.locator('#live-preview-toggler').click()
  const panel = publishingPanel(page, 'so', 'so')
  await panelState(panel, 'draft').waitFor()
  expect(await panel.getByRole('button', { name: 'Daabac', exact: true }).count()).toBe(0)
  await panel.getByRole('button', { name: 'U dir dib-u-eegis' }).press('Enter')
  await panelState(panel, 'inReview').waitFor()
  await expect.poll(() => focusedElement(page)).toBe('publishing-so')
  expect(await accessibilityFaults(page, { part: panelSelector('so') })).toEqual([])
})

test('a publisher returns it with a remark, which the writer reads at the desk and by mail', async () => {
  const publisher = await publisherPage()
  await openFromList(publisher, stack.desk, TITLE)
  await openPanelDialog(publisher, 'so', 'Return to draft')
  const dialog = publisher.locator('dialog[open]')
  expect(await accessibilityFaults(publisher, { part: 'dialog[open]' })).toEqual([])
  await dialog.locator('button[type="submit"]').click()
  await dialog.getByText('Write in at least 10 characters what the writer').waitFor()
  await dialog.locator('[name="reason"]').fill(REMARK)
  await dialog.locator('button[type="submit"]').click()
  await panelState(publishingPanel(publisher, 'so'), 'draft').waitFor()

  const page = await writerPage()
  await openScreen(page, `${stack.desk}/admin`)
  const returned = page.getByRole('region', { name: 'Waa la ii soo celiyay' })
  await returned.getByText(REMARK).waitFor()
  await page.getByText('Qabyo kale ma lihid.').waitFor()
  await returned.getByRole('link', { name: TITLE }).click()
  const panel = publishingPanel(page, 'so', 'so')
  await panel.getByText(REMARK).waitFor()
  expect(await accessibilityFaults(page, { part: panelSelector('so') })).toEqual([])
  const remarks = () =>
    stack.mail.received.filter(({ to, raw }) => to.includes(WRITER.email) && raw.includes(REMARK))
  await expect.poll(() => remarks().length).toBe(1)
  await panel.getByRole('button', { name: 'U dir dib-u-eegis' }).press('Enter')
  await panelState(panel, 'inReview').waitFor()
})

test('a publisher publishes the Somali text alone, and readers of English get a notice', async () => {
  const page = await openPost()
  await openPanelDialog(page, 'so', 'Publish')
  expect(await accessibilityFaults(page, { part: 'dialog[open]' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedElement(page)).toBe('Publish')
  expect(await newsShows(TITLE)).toBe(false)
  expect((await read(`/api/posts/public/${id}?language=SO`, 'SO')).status).toBe(404)
  await openPanelDialog(page, 'so', 'Publish')
  await page.keyboard.press('Enter')
  await panelState(publishingPanel(page, 'so'), 'public').waitFor()
  await expect.poll(() => newsShows(TITLE), SEEN_WITHIN).toBe(true)
  const status = page.locator('.on-site__text[data-language="so"]')
  await status.getByText('Readers have this version').waitFor()
  const reader = await visitor({ language: 'EN', expectedErrors: /404/ })
  expect((await reader.goto(stack.site + article()))?.status()).toBe(404)
  await reader.getByRole('heading', { name: 'This article is not available in English' }).waitFor()
  await reader.locator('main').getByRole('link', { name: 'Ku akhri Soomaali' }).click()
  await reader.getByRole('heading', { level: 1, name: TITLE }).waitFor()
  const picture = reader.locator(`main img[alt="${ALT}"]`)
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  const file = await fetch(new URL((await picture.getAttribute('src')) ?? '', stack.site))
  // Until its sizes exist the site sends the uploaded file.
  expect(`${file.status} ${file.headers.get('content-type')}`).toMatch(/^200 image\/(?:jpeg|png)$/)
})

test('the author of the English text publishes it alone with a reason, which a closed dialog keeps', async () => {
  const page = await openPost()
  await page.locator('#field-en__title').fill(ENGLISH)
  await textEditor(page, 'en').click()
  await page.keyboard.type('The minister visited the centre today.')
  // The title may have been saved before the text: then the button is there while the text is saved.
  const saved = () => rest(page, 'GET', `${stack.desk}/api/posts/${id}?draft=true`)
  await expect.poll(async () => JSON.stringify(await saved())).toContain('the centre today.')
  await page.getByText(/^Last saved/).waitFor()
  await openPanelDialog(page, 'en', 'Publish')
  const dialog = page.locator('dialog[open]')
  await expect.poll(() => focusedElement(page)).toBe('reason')
  await page.keyboard.type('Degdeg')
  await dialog.locator('button[type="submit"]').click()
  await dialog.getByText('Write in at least 10 characters why you publish it alone.').waitFor()
  expect(await focusedElement(page)).toBe('reason')
  expect(await accessibilityFaults(page, { part: 'dialog[open]' })).toEqual([])
  await page.keyboard.press('Escape')
  await openPanelDialog(page, 'en', 'Publish')
  expect(await dialog.locator('[name="reason"]').inputValue()).toBe('Degdeg')
  await dialog.locator('[name="reason"]').fill(ALONE)
  await dialog.locator('button[type="submit"]').click()
  await publishingPanel(page, 'en').getByText('Published without a second person').waitFor()
  await publishingPanel(page, 'en').getByText(ALONE).waitFor()
  await expect.poll(() => newsShows(ENGLISH, 'EN'), SEEN_WITHIN).toBe(true)
  expect(await newsShows(TITLE)).toBe(true)
})

test('a change is scheduled, cancelled and scheduled again, and readers get it at its time', async () => {
  const page = await publisherPage()
  // The form that is open there may save once more, which the desk refuses after a change elsewhere.
  await page.goto('about:blank')
  const writer = await writerPage()
  const change = { so: { title: CHANGED } }
  await rest(writer, 'PATCH', `${stack.desk}/api/posts/${id}?draft=true`, change)
  await publishing(writer, stack.desk, id, { language: 'so', action: 'submit' })
  await openFromList(page, stack.desk, CHANGED)
  const panel = publishingPanel(page, 'so')
  const dialog = page.locator('dialog[open]')
  await openPanelDialog(page, 'so', 'Schedule')
  await dialog.getByLabel('Date and time in Mogadishu').fill('2020-01-01T08:00')
  await dialog.locator('button[type="submit"]').click()
  await dialog.getByText('This time is past. Choose a later one.').waitFor()
  expect(await accessibilityFaults(page, { part: 'dialog[open]' })).toEqual([])
  await dialog.getByLabel('Date and time in Mogadishu').fill(mogadishuTimeIn(24 * 60 * 60))
  await dialog.locator('button[type="submit"]').click()
  await panel.getByText(/^Will be published on .*Faadumo Daabace/).waitFor()
  expect(await accessibilityFaults(page, { part: panelSelector('so') })).toEqual([])
  await panel.getByRole('button', { name: /^Cancel the schedule/ }).click()
  await panel.getByText(/^Will be published/).waitFor({ state: 'detached' })
  await openPanelDialog(page, 'so', 'Schedule')
  await dialog.getByLabel('What has changed').fill(NOTE)
  // A busy machine needs many seconds to send the form and to show its schedule.
  await dialog.getByLabel('Date and time in Mogadishu').fill(mogadishuTimeIn(20))
  await dialog.locator('button[type="submit"]').click()
  await panel.getByText(/^Will be published/).waitFor()
  await expect.poll(() => newsShows(CHANGED)).toBe(true)
  await panel.getByText('Readers have this text.').waitFor()
  await expect.poll(async () => (await read(article(), 'SO')).html, SEEN_WITHIN).toContain(NOTE)
  expect(await newsShows(ENGLISH, 'EN')).toBe(true)
})

test('an older text is restored from the history as a draft that readers do not see', async () => {
  const page = await openPost()
  await page.getByText('History', { exact: true }).click()
  expect(await accessibilityFaults(page, { part: 'details' })).toEqual([])
  const restore = page.getByRole('button', { name: /^Bring back: Somali/ })
  await restore.last().click()
  await expect.poll(() => page.locator('#field-so__title').inputValue()).toBe(TITLE)
  await publishingPanel(page, 'so').getByText('Readers have an earlier text').waitFor()
  expect(await page.locator('#field-en__title').inputValue()).toBe(ENGLISH)
  expect(await newsShows(CHANGED)).toBe(true)
})

test('a withdrawn article shows the reason at its path and is in no list', async () => {
  const page = await openPost()
  await openPanelDialog(page, 'so', 'Withdraw')
  await page.keyboard.type(WITHDRAWN)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await publishingPanel(page, 'so').getByText('Readers see that this text was withdrawn').waitFor()
  await expect.poll(() => newsShows(CHANGED), SEEN_WITHIN).toBe(false)
  const withdrawn = { status: 200, html: expect.stringContaining(WITHDRAWN) }
  await expect.poll(() => read(article(), 'SO'), SEEN_WITHIN).toMatchObject(withdrawn)
  for (const list of ['/sitemaps/news-1.xml', '/feeds/so/news.atom']) {
    const html = async () => (await read(list, 'SO')).html
    await expect.poll(html, SEEN_WITHIN).not.toContain(article())
  }
  expect(await newsShows(ENGLISH, 'EN')).toBe(true)
})
