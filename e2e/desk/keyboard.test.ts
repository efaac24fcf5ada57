import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults, WCAG } from '../harness/accessibility.ts'
import { visitor } from '../harness/browser.ts'
import { firstEditor, openScreen, rest, signedIn, text } from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/empty-stack.ts'
import { sharedIds, unnamedControls, walk } from '../harness/keyboard.ts'
import { deskIn, openDrawer, openLinkDrawer, ready, textOf } from '../harness/writing-screen.ts'

const LANGUAGES = ['so', 'en'] as const

/** The words of the site's own link. */
const SKIP = { so: 'U gudub qaybta macluumaadka', en: 'Skip to content' }

const BLOCKS = { so: 'Qaybo', en: 'Blocks' }
const ATTACHMENT = { so: 'Lifaaq', en: 'Attachment' }
const SHOWN = { so: 'Waxa sawirku muujinayo (Soomaali)', en: 'What the picture shows (Somali)' }

let stack: EmptyStack
let article = 0

async function draft(page: Page): Promise<number> {
  const so = { title: 'Cinwaan', content: text('Qoraal.') }
  const en = { title: 'Title', content: text('Text.') }
  const address = `${stack.desk}/api/posts?draft=true`
  const made = await rest<{ doc: { id: number } }>(page, 'POST', address, { kind: 'news', so, en })
  return made.doc.id
}

beforeAll(async () => {
  stack = await startEmptyStack()
  const page = await visitor()
  await firstEditor(page, stack.desk)
  article = await draft(page)
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

async function editor(language: 'so' | 'en', dark = false): Promise<Page> {
  const page = await visitor({ dark })
  await signedIn(page, stack.desk)
  await deskIn(page, stack.desk, language)
  return page
}

const FORM = 'form[data-form-ready="true"]'

const screens = () =>
  [
    ['', '.dashboard-view'],
    ['/collections/posts', 'table'],
    [`/collections/posts/${article}`, FORM],
    ['/account', FORM],
  ] as const

test.each(LANGUAGES)(
  'the first press of Tab offers the way to the content in %s',
  async (language) => {
    const page = await editor(language)
    for (const [path, seen] of screens()) {
      await openScreen(page, `${stack.desk}/admin${path}`)
      await page.locator(seen).first().waitFor()
      await page.keyboard.press('Tab')
      const link = page.locator('.skip-link:focus')
      expect([path, await link.innerText()]).toEqual([path, SKIP[language]])
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await page.keyboard.press('Enter')
      await page.locator('#content:focus').waitFor()
      await page.keyboard.press('Tab')
      const isPast = await page.evaluate(
        () => document.activeElement?.closest('.app-header, .nav, .skip-link') === null,
      )
      expect([path, isPast]).toEqual([path, true])
    }
  },
)

/** Opens a post of its own: the desk saves by itself what is done to a text. */
async function writing(page: Page): Promise<void> {
  await openScreen(page, `${stack.desk}/admin/collections/posts/${await draft(page)}`)
  await ready(page)
}

type Words = 'so' | 'en'

/** What opens over a page, each with a control that it has when it is whole. */
const OPENED: readonly (readonly [string, (page: Page, language: Words) => Promise<Locator>])[] = [
  [
    'a new picture',
    async (page, language) => {
      await writing(page)
      const description = page.locator('dialog').getByLabel(SHOWN[language])
      const make = page.locator('#field-picture .upload__createNewToggler').first()
      await openDrawer(description, () => make.click({ timeout: 5_000 }))
      return description
    },
  ],
  [
    'a link',
    async (page) => {
      await writing(page)
      await openLinkDrawer(page, 'so')
      return page.locator('dialog').getByRole('radiogroup')
    },
  ],
  [
    'an attachment',
    async (page, language) => {
      await writing(page)
      await textOf(page, 'so').click()
      const tools = page.locator('[data-field-path="so.content"] .fixed-toolbar')
      await tools.getByRole('button', { name: BLOCKS[language] }).click()
      await page.getByRole('button', { name: ATTACHMENT[language] }).last().click()
      return page.locator('[data-field-path="so.content"]').getByRole('group').first()
    },
  ],
  [
    'many files',
    async (page) => {
      await openScreen(page, `${stack.desk}/admin/collections/media`)
      await page.locator('.list-header__title-actions button').last().click()
      const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 90, height: 90 } })
      const files = [{ name: 'a.png', mimeType: 'image/png', buffer }]
      await page.locator('dialog input[type="file"]').first().setInputFiles(files)
      return page.locator('dialog .field-type.text input').first()
    },
  ],
  [
    'a filter',
    async (page) => {
      await openScreen(page, `${stack.desk}/admin/collections/posts`)
      await page.locator('.list-controls__toggle-where').click()
      await page.locator('.where-builder button').first().click()
      return page.locator('.condition__field input')
    },
  ],
  [
    'a calendar',
    async (page) => {
      await writing(page)
      await page.locator('#field-publishedAt input').click()
      return page.locator('.react-datepicker__month-select')
    },
  ],
]

test.each(
  LANGUAGES.flatMap((language) => OPENED.map(([what, open]) => ({ language, what, open }))),
)('every control has a name where $what is asked for, in $language', async ({ language, open }) => {
  const page = await editor(language)
  const whole = await open(page, language)
  await whole.waitFor()
  await expect.poll(() => unnamedControls(page), { timeout: 10_000 }).toEqual([])
  expect(await sharedIds(page)).toEqual([])
})

test.each([false, true])('the keyboard is seen at every stop (dark: %s)', async (dark) => {
  const page = await editor('so', dark)
  for (const [path, seen] of screens()) {
    await openScreen(page, `${stack.desk}/admin${path}`)
    await page.locator(seen).first().waitFor()
    const stops = await walk(page)
    expect(stops.length).toBeGreaterThan(10)
    expect([path, stops.filter(({ isSeen }) => !isSeen)]).toEqual([path, []])
  }
})

test.each([
  ['so', false],
  ['en', true],
] as const)('the screens meet WCAG 2.2 AA in %s (dark: %s)', async (language, dark) => {
  const page = await editor(language, dark)
  const more = [
    ['/collections/media', '.media-choice'],
    ['/collections/leaders/create', FORM],
    ['/globals/alert', FORM],
  ] as const
  for (const [path, seen] of [...screens(), ...more]) {
    await openScreen(page, `${stack.desk}/admin${path}`)
    await page.locator(seen).first().waitFor()
    expect(await accessibilityFaults(page, { tags: WCAG })).toEqual([])
  }
})

test('a drawer keeps the keyboard inside, and shows where it is', async () => {
  const page = await editor('so')
  for (const [what, open] of OPENED.slice(0, 2)) {
    await (await open(page, 'so')).waitFor()
    const stops = await walk(page)
    expect([what, stops.filter(({ isSeen, isInDialog }) => !isSeen || !isInDialog)]).toEqual([
      what,
      [],
    ])
    expect(stops.length).toBeGreaterThan(4)
  }
})

test('with forced colours the button of more actions keeps its dots', async () => {
  const page = await editor('en')
  await page.emulateMedia({ forcedColors: 'active' })
  await openScreen(page, `${stack.desk}/admin/collections/posts/${article}`)
  const dot = page.locator('.doc-controls__dots > div').first()
  const [drawn, words] = await dot.evaluate((each) => {
    const { backgroundColor, color } = getComputedStyle(each)
    return [backgroundColor, color]
  })
  expect(drawn).toBe(words)
})
