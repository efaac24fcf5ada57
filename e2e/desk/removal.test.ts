import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults, sidewaysScroll } from '../harness/accessibility.ts'
import { hydrated, SCREENS, visitor } from '../harness/browser.ts'
import {
  ALWAYS_CACHED,
  cachedKeys,
  cachingVisitor,
  visitUntilCached,
} from '../harness/cached-pages.ts'
import { SEEN_WITHIN } from '../harness/content.ts'
import {
  addColleague,
  createDraft,
  firstEditor,
  openScreen,
  publishing,
  signIn,
  text,
} from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'

/** A name that must go, in a form that nothing else of the site has. */
const NAME = 'Qasabow Tijaabsane'
const SLUG = 'qasabow-tijaabsane'
const REASON = 'Qoraalku wuxuu sheegay halka qofku joogo.'
const WINDOW = { width: 1600, height: 1000 }
const COLLEAGUE = {
  email: 'daabace@tusaale.example',
  password: 'tijaabo-dheer-2027',
  name: 'Daabace Labaad',
  roles: ['publisher', 'administrator'],
}

let stack: EmptyStack
let post = 0
/** The address of its picture. */
let picture = ''

beforeAll(async () => {
  stack = await startEmptyStack()
  const page = await visitor(WINDOW)
  await firstEditor(page, stack.desk)
  await addColleague(page, stack.desk, COLLEAGUE)
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 640, height: 360 } })
  const multipart = {
    file: { name: 'askari.png', mimeType: 'image/png', buffer },
    _payload: JSON.stringify({ altSo: `${NAME} oo taagan`, altEn: `${NAME}, standing` }),
  }
  const uploaded = await page.request.post(`${stack.desk}/api/media`, { multipart })
  const { doc } = (await uploaded.json()) as { doc: { id: number; filename: string } }
  picture = `/media/${doc.filename}`
  const titled = (end: string) => ({ title: `${NAME} ${end}`, content: text(`${NAME} ${end}.`) })
  post = await createDraft(page, stack.desk, {
    kind: 'news',
    featured: true,
    picture: doc.id,
    so: titled('ayaa yimid magaalada'),
    en: titled('has come to the town'),
  })
  const reason = 'Miiskan tijaabada ah waxaa jooga hal qof.'
  for (const language of ['so', 'en'] as const) {
    await publishing(page, stack.desk, post, { language, action: 'publish', reason })
  }
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

const article = () => `/resources/NewsDetail/x-${post}`

/** Every address at which readers, programs and machines are given the text. */
const places = () => [
  '/',
  article(),
  '/resources/news',
  '/search?q=Qasabow',
  `/search/suggestions?q=Qasabow`,
  '/feeds/so/news.atom',
  '/feeds/so/news.json',
  `/api/posts/public/${post}`,
  '/api/posts/public/by-category?category_id=1',
  '/log/records/000',
  '/log/proof/0.tlog-proof',
  '/resources/news/archive',
  '/sitemaps/news-1.xml',
  `${article()}.data`,
  `/verify?text=${encodeURIComponent(NAME)}`,
]

/** Visits of a reader, each long enough for the page to be noted as read. */
const VISITS = { timeout: 60_000, interval: 5_000 }

/** Where the name is at no time. */
const NEVER_NAMED = /suggestions|by-category|records|proof|archive|verify/

/** The key of the article on a reader's device. */
const cachedArticle = () => `SO ${article().toLowerCase()}`

/** Whether a page that is stored on the device has the name. */
const deviceHasName = (reader: Page) =>
  reader.evaluate(
    (name) =>
      new Promise<boolean>((resolve) => {
        const open = indexedDB.open('gaashaan')
        open.onsuccess = () => {
          const request = open.result.transaction('pages').objectStore('pages').getAll()
          request.onsuccess = () => {
            resolve(JSON.stringify(request.result).includes(name))
            open.result.close()
          }
        }
      }),
    NAME,
  )

const read = async (place: string, language = 'SO') => {
  const separator = place.includes('?') ? '&' : '?'
  const response = await fetch(`${stack.site}${place}${separator}language=${language}`)
  return { status: response.status, text: await response.text() }
}

/** The places where the name is, also as a part of an address; marks around a found word do not count. */
async function placesWithName(): Promise<string[]> {
  const found = await Promise.all(
    places().map(async (place) => {
      const plain = (await read(place)).text.replaceAll(/<\/?mark>/g, '')
      return plain.includes(NAME) || plain.includes(SLUG) ? place : []
    }),
  )
  return found.flat()
}

/** The statuses of the post's files: its picture, and the card that is shown where it is shared. */
const fileStatuses = (card: string) =>
  Promise.all(
    [picture, card].map(async (path) => {
      const response = await fetch(new URL(path, stack.site), { redirect: 'manual' })
      await response.arrayBuffer()
      return response.status
    }),
  )

/** The files of the site's cache folder in which the name is. */
function filesWithName(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile() && readFileSync(file).includes(NAME))
}

async function openPost(account?: typeof COLLEAGUE, id = post): Promise<Page> {
  // A removal without a reason is refused.
  const page = await visitor({ ...WINDOW, expectedErrors: /422/ })
  await signIn(page, stack.desk, account)
  await openScreen(page, `${stack.desk}/admin/collections/posts/${id}`)
  return page
}

test('a text that is removed is gone from every place', async () => {
  await expect
    .poll(placesWithName, SEEN_WITHIN)
    .toEqual(expect.arrayContaining(places().filter((place) => !NEVER_NAMED.test(place))))
  const [, card = ''] =
    /property="og:image" content="([^"]+)"/.exec((await read(article())).text) ?? []
  const cardPath = new URL(card).pathname
  await expect.poll(() => fileStatuses(cardPath), SEEN_WITHIN).toEqual([200, 200])
  const reader = await cachingVisitor({ language: 'SO' })
  await visitUntilCached(reader, stack.site + article(), [...ALWAYS_CACHED, cachedArticle()])
  const page = await openPost()
  const panel = page.getByRole('region', { name: 'Taken back for good' })
  await panel.getByRole('button', { name: 'Remove for good' }).click()
  const dialog = page.locator('dialog[open]')
  expect(await accessibilityFaults(page, { part: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Remove for good' }).click()
  await dialog.getByRole('alert').getByText('Write in at least 10 characters').waitFor()
  await dialog.getByLabel('Why').fill(REASON)
  await dialog.getByRole('button', { name: 'Remove for good' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(placesWithName, SEEN_WITHIN).toEqual([])
  expect(await fileStatuses(cardPath)).toEqual([410, 404])
  for (const language of ['SO', 'EN']) {
    expect(await read(article(), language)).toMatchObject({
      status: 410,
      text: expect.stringContaining(
        language === 'SO'
          ? 'Qoraalkan waa laga saaray bogga'
          : 'This text was removed from the site',
      ),
    })
  }
  await expect.poll(() => filesWithName(stack.siteCache), SEEN_WITHIN).toEqual([])
  const keysAfterVisit = async () => {
    await reader.goto(`${stack.site}/contact`)
    await hydrated(reader)
    return cachedKeys(reader)
  }
  await expect.poll(keysAfterVisit, VISITS).not.toContain(cachedArticle())
  expect(await deviceHasName(reader)).toBe(false)
  await panel.getByText('Somebody else decides about it.').first().waitFor()
  expect(await page.locator('main').innerText()).not.toContain(NAME)
  expect(await accessibilityFaults(page, { part: '.removal' })).toEqual([])
})

test.each(Object.values(SCREENS))(
  'at %i px the page of a removed text has no faults',
  async (width) => {
    const page = await visitor({ width, expectedErrors: /410/ })
    await page.goto(`${stack.site}${article()}?language=SO`)
    await page.getByRole('heading', { level: 1, name: 'Qoraalkan waa laga saaray bogga' }).waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
  },
)

test('a second person finds the removal on the front page, and brings the text back', async () => {
  const page = await visitor(WINDOW)
  await signIn(page, stack.desk, COLLEAGUE)
  await openScreen(page, `${stack.desk}/admin`)
  const waiting = page.getByRole('region', { name: 'Removed: confirm it or bring it back' })
  await waiting.getByText(REASON).first().waitFor()
  await waiting.getByRole('link').first().click()
  const panel = page.getByRole('region', { name: 'Taken back for good' })
  await panel.getByRole('button', { name: 'Bring it back' }).first().click()
  await panel.getByText('Brought back').waitFor()
  await panel.getByRole('button', { name: 'Confirm the removal' }).click()
  await panel.getByText('Removed and confirmed').waitFor()
  const statuses = async () =>
    [await read(article(), 'SO'), await read(article(), 'EN')].map(({ status }) => status).sort()
  await expect.poll(statuses, SEEN_WITHIN).toEqual([200, 410])
})

test('an administrator reads what is sealed, and two of them erase it', async () => {
  const page = await openPost()
  const panel = page.getByRole('region', { name: 'Taken back for good' })
  await panel.getByRole('button', { name: 'Read what is sealed' }).click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByRole('button', { name: 'Read what is sealed' }).click()
  await dialog.getByRole('alert').getByText('Write in at least 10 characters').waitFor()
  await dialog.getByLabel('Why').fill('Waxaan eegayaa in la tirtiro.')
  expect(await accessibilityFaults(page, { part: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Read what is sealed' }).click()
  await panel.getByText(NAME).first().waitFor()
  await panel.getByRole('button', { name: 'Ask for it to be erased' }).click()
  await panel.getByText('wants it erased for ever').waitFor()

  const other = await openPost(COLLEAGUE)
  const theirs = other.getByRole('region', { name: 'Taken back for good' })
  await theirs.getByRole('button', { name: 'Erase it for ever' }).click()
  await other.locator('dialog[open]').getByRole('button', { name: 'Erase it for ever' }).click()
  await theirs.getByText('Removed and erased').waitFor()
  expect(await theirs.getByRole('button', { name: 'Read what is sealed' }).count()).toBe(0)
})

test('the PDF of a press release goes with its text', async () => {
  const desk = await visitor(WINDOW)
  await signIn(desk, stack.desk)
  const so = { title: `${NAME} ayaa la dallacsiiyay`, content: text(`${NAME}.`) }
  const release = await createDraft(desk, stack.desk, { kind: 'pressReleases', so })
  await publishing(desk, stack.desk, release, { language: 'so', action: 'publish', reason: REASON })
  const pdf = async () => (await fetch(`${stack.site}/pdf/WG-${release}-so.pdf`)).status
  await expect.poll(pdf, SEEN_WITHIN).toBe(200)

  const page = await openPost(undefined, release)
  const panel = page.getByRole('region', { name: 'Taken back for good' })
  await panel.getByRole('button', { name: 'Remove for good' }).click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByLabel('Why').fill(REASON)
  await dialog.getByRole('button', { name: 'Remove for good' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(pdf, SEEN_WITHIN).toBe(410)
})
