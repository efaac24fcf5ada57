import { operationExamples, postExamples, postPageExamples } from '@gaashaan/contract/examples'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../../apps/site/server/testing/fake-api-host.ts'
import { accessibilityFaults, sidewaysScroll } from '../harness/accessibility.ts'
import { hydrated, SCREENS, sharedVisitor, visitor } from '../harness/browser.ts'
import { answersFromExamples } from '../harness/servers/example-host.ts'
import { startLoneSite } from '../harness/servers/lone-site.ts'

/** Pictures that the fake host does not have, and the page that is 404. */
const MISSING = /404|Failed to load resource/

const { updated, withdrawn, withHistory } = postPageExamples
const { oneLanguageOnly } = postExamples

let host: FakeApiHost
let site: Awaited<ReturnType<typeof startLoneSite>>

beforeAll(async () => {
  host = await startFakeApiHost((request, response) => {
    const isOtherLanguage = /\/public\/102\?language=SO/.test(request.url ?? '')
    if (!isOtherLanguage) return answersFromExamples(request, response)
    response.writeHead(404, { 'content-type': 'application/json' })
    response.end('{"success":false}')
  })
  site = await startLoneSite(host.base)
})

afterAll(async () => {
  await site.stop()
  await host.close()
})

const articleUrl = (id: number, language: string) =>
  `${site.url}/resources/NewsDetail/x-${id}?language=${language}`

const PAGES = [
  ['an updated article', updated.id, updated.change_note],
  ['a withdrawn article', withdrawn.id, withdrawn.withdrawn.reason],
  ['an article with a history', withHistory.id, withHistory.history[0].note],
  ['an article of the other language', oneLanguageOnly.id, oneLanguageOnly.title],
] as const

const VIEWS = PAGES.flatMap((page) =>
  Object.values(SCREENS).map((width) => [width, ...page] as const),
)

test.each(VIEWS)(
  'at %i px %s shows its notice and has no faults',
  async (width, _name, id, text) => {
    const page = await sharedVisitor({
      width,
      javaScript: width !== SCREENS.tablet,
      expectedErrors: MISSING,
    })
    await page.goto(articleUrl(id, 'SO'))
    expect(await page.locator('main').innerText()).toContain(text)
    expect(await sidewaysScroll(page)).toBe(0)
    if (width === SCREENS.phone) expect(await accessibilityFaults(page)).toEqual([])
  },
)

test.each(['SO', 'EN'])('a history has no faults in %s, in the dark too', async (language) => {
  const page = await sharedVisitor({
    width: SCREENS.phone,
    dark: language === 'EN',
    expectedErrors: MISSING,
  })
  await page.goto(articleUrl(withHistory.id, language))
  expect(await page.locator('#history').count()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the switch to a missing language of an article leads to a page with a link back', async () => {
  const page = await visitor({ language: 'EN', expectedErrors: MISSING })
  await page.goto(`${site.url}/resources/NewsDetail/x-${oneLanguageOnly.id}`)
  await hydrated(page)
  expect(await page.locator('h1').innerText()).toBe(oneLanguageOnly.title)
  await page.locator('a[data-language="SO"]:visible').first().click()
  await page.getByRole('heading', { name: 'Warkan af Soomaali laguma hayo' }).waitFor()
  expect(await page.title()).toContain('Warkan af Soomaali laguma hayo')
  await page.locator('main').getByRole('link', { name: 'Read in English' }).click()
  await page.getByRole('heading', { level: 1, name: oneLanguageOnly.title }).waitFor()
})

test('without JavaScript the missing language is answered by 404 with a link to the other', async () => {
  const page = await sharedVisitor({ javaScript: false, expectedErrors: MISSING })
  const response = await page.goto(articleUrl(oneLanguageOnly.id, 'SO'))
  expect(response?.status()).toBe(404)
  await page.locator('main').getByRole('link', { name: 'Read in English' }).click()
  await expect.poll(() => page.locator('h1').innerText()).toBe(oneLanguageOnly.title)
})

test('a dot in a slug is part of the slug, and the id is what follows the last hyphen', async () => {
  const page = await visitor({ language: 'EN', expectedErrors: MISSING })
  const article = `${site.url}/resources/NewsDetail/v1.2-of.data-${postExamples.typical.id}`
  const response = await page.goto(article)
  expect(response?.status()).toBe(200)
  expect(await page.locator('h1').innerText()).toBe(postExamples.typical.title)
  for (const slug of ['x-6.01', 'a.b-601000', 'report.pdf']) {
    const missing = await page.goto(`${site.url}/resources/NewsDetail/${slug}`)
    expect(missing?.status(), slug).toBe(404)
    const text = await page.locator('main').innerText()
    expect(text, slug).toContain('Article not found or content unavailable.')
  }
  await page.goto(
    `${site.url}/resources/OperationsCampaigns/road.2-${operationExamples.typical.id}`,
  )
  expect(await page.locator('h1').innerText()).toBe(operationExamples.typical.title)
})

test('when the subcategories fail to load, All is the only chip', async () => {
  const otherHost = await startFakeApiHost((request, response) => {
    if (!request.url?.startsWith('/api/subcategory/')) return answersFromExamples(request, response)
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"success":false}')
  })
  const alone = await startLoneSite(otherHost.base)
  try {
    const page = await visitor({ language: 'EN', javaScript: false, expectedErrors: MISSING })
    await page.goto(`${alone.url}/resources/news?subcategory=Badda`)
    const chips = page.locator('main nav:has([aria-current="true"]) a')
    expect(await chips.allInnerTexts()).toEqual(['All'])
    expect(await page.locator('main a[href*="/resources/NewsDetail/"]').count()).toBeGreaterThan(0)
  } finally {
    await alone.stop()
    await otherHost.close()
  }
})
