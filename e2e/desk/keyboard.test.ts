import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults, WCAG } from '../harness/accessibility.ts'
import { sharedVisitor } from '../harness/browser.ts'
import { createDraft, firstEditor, openScreen, signIn, text } from '../harness/desk.ts'
import { duplicateIds, tabStops, unnamedControls } from '../harness/keyboard.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'
import {
  chooseDeskLanguage,
  openDrawer,
  openLinkDrawer,
  postReady,
  textEditor,
} from '../harness/writing-screen.ts'

type Language = 'so' | 'en'

const LANGUAGES = ['so', 'en'] as const

/** The text of the skip link, which the site has too. */
const SKIP = { so: 'U gudub qaybta macluumaadka', en: 'Skip to content' }

const BLOCKS = { so: 'Qaybo', en: 'Blocks' }
const ATTACHMENT = { so: 'Lifaaq', en: 'Attachment' }
const DESCRIPTION = {
  so: 'Waxa sawirku muujinayo (Soomaali)',
  en: 'What the picture shows (Somali)',
}

const FORM = 'form[data-form-ready="true"]'

let stack: EmptyStack
let article = 0

const draft = (page: Page) =>
  createDraft(page, stack.desk, {
    kind: 'news',
    so: { title: 'Cinwaan', content: text('Qoraal.') },
    en: { title: 'Title', content: text('Text.') },
  })

beforeAll(async () => {
  stack = await startEmptyStack()
  const page = await sharedVisitor({ dark: false })
  await firstEditor(page, stack.desk)
  article = await draft(page)
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

async function editor(language: Language, dark = false): Promise<Page> {
  const page = await sharedVisitor({ dark })
  await signIn(page, stack.desk)
  await chooseDeskLanguage(page, stack.desk, language)
  return page
}

async function openLandmark(page: Page, path: string, landmark: string): Promise<void> {
  await openScreen(page, `${stack.desk}/admin${path}`)
  await page.locator(landmark).first().waitFor()
}

/** Expects the skip link to be large, and to move the focus past the menu. */
async function expectSkipLink(page: Page): Promise<void> {
  const link = page.locator('.skip-link')
  await link.focus()
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Enter')
  await page.locator('#content:focus').waitFor()
  await page.keyboard.press('Tab')
  const isPastMenu = await page.evaluate(
    () => document.activeElement?.closest('.app-header, .nav, .skip-link') === null,
  )
  expect(isPastMenu).toBe(true)
}

/** Each language is looked at in one of the two themes. */
const THEMES = [
  ['so', false],
  ['en', true],
] as const

const SCREENS_WITH_STOPS = [
  ['dashboard', () => '', '.dashboard-view'],
  ['list', () => '/collections/posts', 'table'],
  ['post', () => `/collections/posts/${article}`, FORM],
  ['account', () => '/account', FORM],
] as const

// A screen each: a busy machine takes a minute for one.
test.each(
  THEMES.flatMap(([language, dark]) =>
    SCREENS_WITH_STOPS.map(([name, path, landmark]) => ({ name, language, dark, path, landmark })),
  ),
)(
  'the $name meets WCAG 2.2 AA, begins with a skip link and shows the focus in $language (dark: $dark)',
  async ({ language, dark, path, landmark }) => {
    const page = await editor(language, dark)
    await openLandmark(page, path(), landmark)
    expect(await accessibilityFaults(page, { tags: WCAG })).toEqual([])
    const stops = await tabStops(page)
    expect(stops.length).toBeGreaterThan(10)
    expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([])
    expect(stops[0]?.description).toBe(`a.skip-link ${SKIP[language]}`)
    await expectSkipLink(page)
  },
)

test.each(THEMES)('the other screens meet WCAG 2.2 AA in %s (dark: %s)', async (language, dark) => {
  const page = await editor(language, dark)
  for (const [path, landmark] of [
    ['/collections/media', '.media-choice'],
    ['/collections/leaders/create', FORM],
    ['/globals/alert', FORM],
  ] as const) {
    await openLandmark(page, path, landmark)
    expect(await accessibilityFaults(page, { tags: WCAG })).toEqual([])
  }
})

type Open = (page: Page, language: Language) => Promise<Locator>

/** What opens over a post. Each resolves with a control that is there once it is complete. */
const POST_FORMS: Readonly<Record<string, Open>> = {
  calendar: async (page) => {
    await page.locator('#field-publishedAt input').click()
    return page.locator('.react-datepicker__month-select')
  },
  'drawer of a picture': async (page, language) => {
    const description = page.locator('dialog').getByLabel(DESCRIPTION[language])
    const create = page.locator('#field-picture .upload__createNewToggler').first()
    await openDrawer(description, () => create.click({ timeout: 5_000 }))
    return description
  },
  'drawer of a link': async (page) => {
    await openLinkDrawer(page, 'so')
    return page.locator('dialog').getByRole('radiogroup')
  },
  attachment: async (page, language) => {
    await textEditor(page, 'so').click()
    const toolbar = page.locator('[data-field-path="so.content"] .fixed-toolbar')
    await toolbar.getByRole('button', { name: BLOCKS[language] }).click()
    await page.getByRole('button', { name: ATTACHMENT[language] }).last().click()
    return page.locator('[data-field-path="so.content"]').getByRole('group').first()
  },
}

/** What opens over a list. */
const LIST_FORMS: Readonly<Record<string, Open>> = {
  'many files': async (page) => {
    await openScreen(page, `${stack.desk}/admin/collections/media`)
    await page.locator('.list-header__title-actions button').last().click()
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 90, height: 90 } })
    const files = [{ name: 'a.png', mimeType: 'image/png', buffer }]
    await page.locator('dialog input[type="file"]').first().setInputFiles(files)
    return page.locator('dialog .field-type.text input').first()
  },
  filter: async (page) => {
    await openScreen(page, `${stack.desk}/admin/collections/posts`)
    await page.locator('.list-controls__toggle-where').click()
    await page.locator('.where-builder button').first().click()
    return page.locator('.condition__field input')
  },
}

async function expectNames(page: Page, form: string): Promise<void> {
  const faults = async () => [form, ...(await unnamedControls(page)), ...(await duplicateIds(page))]
  await expect.poll(faults).toEqual([form])
}

test.each(LANGUAGES)(
  'every control that opens over a post has a name, and a drawer traps the focus, in %s',
  async (language) => {
    const page = await editor(language)
    await openScreen(page, `${stack.desk}/admin/collections/posts/${await draft(page)}`)
    await postReady(page)
    for (const [form, open] of Object.entries(POST_FORMS)) {
      await (await open(page, language)).waitFor()
      await expectNames(page, form)
      if (!form.startsWith('drawer')) continue
      const stops = await tabStops(page)
      const faults = stops.filter(({ isVisible, isInDialog }) => !isVisible || !isInDialog)
      expect([form, faults]).toEqual([form, []])
      expect(stops.length).toBeGreaterThan(4)
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
    }
  },
)

test.each(LANGUAGES)('every control that opens over a list has a name in %s', async (language) => {
  const page = await editor(language)
  for (const [form, open] of Object.entries(LIST_FORMS)) {
    await (await open(page, language)).waitFor()
    await expectNames(page, form)
  }
})

test('with forced colours the button of more actions has visible dots', async () => {
  const page = await editor('en')
  await page.emulateMedia({ forcedColors: 'active' })
  await openScreen(page, `${stack.desk}/admin/collections/posts/${article}`)
  const dot = page.locator('.doc-controls__dots > div').first()
  const [background, foreground] = await dot.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element)
    return [backgroundColor, color]
  })
  expect(background).toBe(foreground)
  await page.emulateMedia({ forcedColors: 'none' })
})
