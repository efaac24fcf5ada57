import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults, sidewaysScroll } from '../harness/accessibility.ts'
import { hydrated, SCREENS, visitor } from '../harness/browser.ts'
import { readAs, SEEN_WITHIN } from '../harness/content.ts'
import { ALONE, ALONE_QUERY, firstEditor, openScreen, rest, signIn } from '../harness/desk.ts'
import { layoutShift, watchLayoutShifts } from '../harness/layout-shift.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'

const ALERT = {
  level: 'emergency',
  so: { title: 'Tusaale: waddada xeebta waa la xiray', text: 'Isticmaal waddada gudaha.' },
  en: { title: 'Sample: the coast road is closed', text: 'Use the inner road.' },
  link: null,
  from: null,
  until: null,
}

let stack: EmptyStack

beforeAll(async () => {
  stack = await startEmptyStack()
  await firstEditor(await visitor(), stack.desk)
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

async function editor(): Promise<Page> {
  const page = await visitor()
  await signIn(page, stack.desk)
  return page
}

/** Publishes a change of a global as the editor. */
async function publish(page: Page, slug: string, data: object): Promise<void> {
  const url = `${stack.desk}/api/globals/${slug}?${ALONE_QUERY}`
  await rest(page, 'POST', url, { _status: 'published', ...data })
}

/** The HTML of a page of the site for a new visitor. */
async function read(path: string, language: 'SO' | 'EN' = 'SO'): Promise<string> {
  return (await readAs(stack.site + path, language)).html
}

async function shows(path: string, texts: { so: string; en: string }): Promise<boolean[]> {
  return [(await read(path)).includes(texts.so), (await read(path, 'EN')).includes(texts.en)]
}

const titles = { so: ALERT.so.title, en: ALERT.en.title }
const PATHS = ['/', '/contact', '/privacy', '/resources/news']

test('an alert is soon on every page in both languages, and soon gone when it is withdrawn', async () => {
  const page = await editor()
  for (const path of PATHS) expect(await shows(path, titles), path).toEqual([false, false])
  await publish(page, 'alert', ALERT)
  for (const path of PATHS) {
    await expect.poll(() => shows(path, titles), SEEN_WITHIN).toEqual([true, true])
  }
  await publish(page, 'alert', { _status: 'draft' })
  for (const path of PATHS) {
    await expect.poll(() => shows(path, titles), SEEN_WITHIN).toEqual([false, false])
  }
})

test('a change of the terms in one language soon appears', async () => {
  const page = await editor()
  const [heading, text] = ['Sample use', 'Sample paragraph.\n\n- sample item']
  await publish(page, 'terms-of-use', {
    en: { title: 'Sample terms', sections: [{ heading, text }] },
  })
  const texts = { so: 'Shuruudaha Isticmaalka</h1>', en: 'Sample terms</h1>' }
  await expect.poll(() => shows('/terms', texts), SEEN_WITHIN).toEqual([true, true])
  const english = await read('/terms', 'EN')
  expect(english).toContain('<p>Sample paragraph.</p><ul><li>sample item</li></ul>')
})

test('an alert ends by itself, also on cached pages', async () => {
  const page = await editor()
  // A busy machine needs many seconds until the pages show the alert, which must not end before.
  const until = new Date(Date.now() + 30_000).toISOString()
  await publish(page, 'alert', { ...ALERT, until })
  await expect.poll(() => shows('/contact', titles), SEEN_WITHIN).toEqual([true, true])
  await expect.poll(() => Date.now() > Date.parse(until)).toBe(true)
  expect(await shows('/contact', titles)).toEqual([false, false])
})

test('an alert in one language is shown in the other too, with its language marked', async () => {
  const page = await editor()
  await publish(page, 'alert', { ...ALERT, en: { title: null, text: null } })
  await expect.poll(async () => (await read('/', 'EN')).includes(titles.so), SEEN_WITHIN).toBe(true)
  const reader = await visitor({ language: 'EN', javaScript: false })
  await reader.goto(stack.site)
  const text = reader.getByRole('region', { name: 'Notice from the Ministry' }).locator('[lang]')
  expect(await text.getAttribute('lang')).toBe('so')
})

test.each([
  ['information', SCREENS.phone, 'SO', false],
  ['warning', SCREENS.tablet, 'EN', true],
  ['emergency', SCREENS.desktop, 'EN', false],
] as const)(
  'the level %s is readable %i pixels wide in %s, dark: %s',
  async (level, width, language, dark) => {
    // The title tells the alert from the one of the level before.
    const levelTitles = { so: `${titles.so} (${level})`, en: `${titles.en} (${level})` }
    const so = { ...ALERT.so, title: levelTitles.so }
    const en = { ...ALERT.en, title: levelTitles.en }
    await publish(await editor(), 'alert', { ...ALERT, level, so, en })
    await expect.poll(() => shows('/contact', levelTitles), SEEN_WITHIN).toEqual([true, true])
    const page = await visitor({ width, language, dark })
    await page.goto(`${stack.site}/contact`)
    await hydrated(page)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  },
)

test('an alert that a reader closes stays closed in the tab, without a layout shift', async () => {
  const closing = { title: 'Sample: the coast road closes at dusk', text: null }
  await publish(await editor(), 'alert', { ...ALERT, level: 'information', en: closing })
  // Each page is rendered again when it is requested: none may still have the alert before this one.
  for (const path of ['/', '/contact']) {
    await expect
      .poll(() => shows(path, { ...titles, en: closing.title }), SEEN_WITHIN)
      .toEqual([true, true])
  }
  const page = await visitor({ language: 'EN', width: SCREENS.phone })
  await watchLayoutShifts(page)
  await page.goto(stack.site)
  const region = page.getByRole('region', { name: 'Notice from the Ministry' })
  await hydrated(page)
  const close = region.getByRole('button', { name: 'Close the notice' })
  await close.waitFor()
  expect(await layoutShift(page)).toBe(0)
  await close.click()
  await region.waitFor({ state: 'detached' })
  await page.goto(`${stack.site}/contact`)
  expect(await region.isVisible()).toBe(false)
  await hydrated(page)
  await region.waitFor({ state: 'detached' })
  expect(await layoutShift(page)).toBe(0)
  const en = { title: 'Sample: the coast road is open', text: null }
  await publish(await editor(), 'alert', { ...ALERT, level: 'information', en })
  // A page is rendered again when it is requested, so this polls the page that is reloaded.
  await expect
    .poll(() => shows('/contact', { ...titles, en: en.title }), SEEN_WITHIN)
    .toEqual([true, true])
  await page.reload()
  await region.getByText(en.title).waitFor()
  await publish(await editor(), 'alert', { _status: 'draft' })
})

test('a change of the contact information appears on the pages that show it', async () => {
  const page = await editor()
  const email = 'cusub@tusaale.example'
  const hotline = '+252 00 765 4321'
  const hours = { so: 'Axad ilaa Khamiis 7.00–15.00', en: 'Sunday to Thursday 7.00–15.00' }
  await publish(page, 'contact-information', {
    email,
    hotline,
    so: { workingHours: hours.so },
    en: { workingHours: hours.en },
    streamUrl: 'https://stream.tusaale.example/cusub',
    social: { facebook: 'https://facebook.example/cusub' },
  })
  await expect.poll(() => shows('/contact', hours), SEEN_WITHIN).toEqual([true, true])
  const reader = await visitor({ language: 'EN' })
  await reader.goto(`${stack.site}/contact`)
  expect(await reader.locator('main dd').allTextContents()).toContain(hotline)
  expect(await reader.locator('footer').textContent()).toContain(email)
  await reader.locator('nav a[href="https://stream.tusaale.example/cusub"]:visible').waitFor()
  await reader.locator('footer a[href="https://facebook.example/cusub"]').waitFor()
  // The unchanged values are the site's defaults.
  expect(await reader.locator('main dd').allTextContents()).toContain(
    'Monday to Friday, 8am to 4pm',
  )
  expect(await read('/war', 'EN')).toContain(hotline)
})

test('a partner that is added at the desk appears at its position', async () => {
  const page = await editor()
  await openScreen(page, `${stack.desk}/admin/globals/partners`)
  const rows = page.locator('#field-partners .array-field__row')
  await expect.poll(() => rows.count()).toBe(8)
  const url = `${stack.desk}/api/globals/partners`
  const { partners } = await rest<{ partners: object[] }>(page, 'GET', url)
  const added = {
    so: { name: 'Ururka Tusaalaha', text: 'Waa tusaale.' },
    en: { name: 'Sample Union', text: 'This is a sample.' },
    kind: 'regional',
    url: 'https://union.tusaale.example/',
  }
  await publish(page, 'partners', { partners: [added, ...partners.toReversed()] })
  const names = async (path: string, language: 'SO' | 'EN') => {
    const reader = await visitor({ language, javaScript: false })
    await reader.goto(stack.site + path)
    const name = path === '/' ? 'section[aria-labelledby="partners"] li p:first-of-type' : 'main h2'
    return reader.locator(name).allTextContents()
  }
  const addedNames = { so: added.so.name, en: added.en.name }
  await expect.poll(() => shows('/', addedNames), SEEN_WITHIN).toEqual([true, true])
  await expect
    .poll(() => shows('/ministry/Partners', addedNames), SEEN_WITHIN)
    .toEqual([true, true])
  expect((await names('/', 'SO')).slice(0, 3)).toEqual([
    'Ururka Tusaalaha',
    'Qatar',
    'Boqortooyada Midowday',
  ])
  const english = await names('/ministry/Partners', 'EN')
  expect([english.length, english[0], english.at(-1)]).toEqual([
    9,
    expect.stringContaining('Sample Union'),
    'United Nations',
  ])
})

test('the page About and the banner can be changed at the desk', async () => {
  const page = await editor()
  const lead = { so: 'Horudhac cusub.', en: 'A new lead.' }
  await publish(page, 'about', { so: { lead: lead.so }, en: { lead: lead.en } })
  await expect.poll(() => shows('/ministry/about', lead), SEEN_WITHIN).toEqual([true, true])
  expect(await read('/ministry/about', 'EN')).toContain(
    'The good of the people comes before our own.',
  )
  const file = { name: 'Xeebta.png', mimeType: 'image/png', buffer: await page.screenshot() }
  const _payload = JSON.stringify({ altSo: 'Xeebta Muqdisho', altEn: 'The coast of Mogadishu' })
  const response = await page.request.post(`${stack.desk}/api/media`, {
    multipart: { file, _payload },
  })
  const { doc } = (await response.json()) as { doc: { id: number; filename: string } }
  await publish(page, 'banners', { en: { picture: doc.id } })
  const alt = { so: 'Xeebta Muqdisho', en: 'alt="The coast of Mogadishu"' }
  await expect.poll(() => shows('/', alt), SEEN_WITHIN).toEqual([false, true])
  const reader = await visitor({ language: 'EN' })
  await reader.goto(stack.site)
  const banner = reader.locator('header img[alt="The coast of Mogadishu"]')
  expect((await banner.boundingBox())?.height).toBe(90)
  expect(await accessibilityFaults(reader)).toEqual([])
})

test('an alert is previewed as readers will see it, and published after a confirmation', async () => {
  const page = await editor()
  await rest(page, 'POST', `${stack.desk}/api/globals/alert?draft=true`, {
    ...ALERT,
    level: 'warning',
    _status: 'draft',
  })
  await openScreen(page, `${stack.desk}/admin/globals/alert`)
  await page.locator('#action-save').click()
  const dialog = page.getByRole('dialog')
  const preview = dialog.locator('figure', { hasText: 'Readers of English see' }).locator('[lang]')
  await preview.getByText(`Warning: ${titles.en}`).waitFor()
  await dialog.getByText(`Digniin: ${titles.so}`).waitFor()
  expect(await shows('/', titles)).toEqual([false, false])
  expect(await accessibilityFaults(page)).toEqual([])
  const styles = (element: Element) => {
    const { backgroundColor, color, fontSize, lineHeight } = getComputedStyle(element)
    return { backgroundColor, color, fontSize, lineHeight }
  }
  const previewStyles = await preview.evaluate(styles)
  await dialog.getByRole('button', { name: 'Yes, show it to everyone' }).click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByLabel('Why alone').fill(ALONE)
  await dialog.getByRole('button', { name: 'Yes, show it to everyone' }).click()
  await expect.poll(() => shows('/', titles), SEEN_WITHIN).toEqual([true, true])
  const reader = await visitor({ language: 'EN' })
  await reader.goto(stack.site)
  const banner = reader.locator('[data-alert]')
  await banner.getByText(`Warning: ${titles.en}`).waitFor()
  expect(await banner.evaluate(styles)).toEqual(previewStyles)
  await publish(page, 'alert', { _status: 'draft' })
})
