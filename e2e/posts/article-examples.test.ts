import { createHash } from 'node:crypto'
import { postExamples } from '@gaashaan/contract/examples'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type FakeApiHost,
  jsonResponse,
  startFakeApiHost,
} from '../../apps/site/server/testing/fake-api-host.ts'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { hydrated, visitor } from '../harness/browser.ts'
import { answersFromExamples, answersServerError } from '../harness/servers/example-host.ts'
import { startLoneSite } from '../harness/servers/lone-site.ts'

/** Pictures of the examples that the fake host does not have. */
const NO_PICTURES = /404|Failed to load resource/

const cspHash = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`

let host: FakeApiHost
let site: Awaited<ReturnType<typeof startLoneSite>>

beforeAll(async () => {
  host = await startFakeApiHost(answersFromExamples)
  site = await startLoneSite(host.base)
})

afterAll(async () => {
  await site.stop()
  await host.close()
})

test.each([
  ['EN', 'No description available for this article.'],
  ['SO', 'Warkan faahfaahin looma hayo.'],
])('an article without content says so in %s', async (language, text) => {
  const page = await visitor({ expectedErrors: NO_PICTURES })
  const response = await page.goto(`${site.url}/resources/NewsDetail/x-104?language=${language}`)
  expect(response?.status()).toBe(200)
  await hydrated(page)
  expect(await page.locator('h1').textContent()).toBe(postExamples.withoutContent.title)
  expect(await page.locator('main article').textContent()).toContain(text)
})

test('a hostile article stays text and runs nothing', async () => {
  const page = await visitor({ expectedErrors: NO_PICTURES })
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.goto(`${site.url}/resources/NewsDetail/x-107?language=EN`)
  await hydrated(page)
  expect(await page.locator('h1').textContent()).toBe(postExamples.hostileMarkup.title)
  const article = page.locator('main article')
  expect(await article.locator('script:not([type]), iframe').count()).toBe(0)
  expect(await article.innerHTML()).not.toMatch(/javascript:|onerror=|onclick=|alert\(2\)/)
  await article.locator('p', { hasText: 'Before' }).click({ position: { x: 4, y: 4 } })
  await article.getByText('link', { exact: true }).click()
  expect(dialogs).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
})

/** Texts that look like what the site writes into a page, or searches for in one. */
const LOOKALIKES = [
  'data-requested="x"',
  '@page-styles;',
  '<style nonce=""></style>',
  '<img src="/assets/none.svg">',
  '<use href="/assets/none.svg#home">',
  '<code id="reference">the-id-of-this-request</code>',
  '<script>injected()</script>',
  'class="no-such-class"',
  '</body></html>',
] as const

const escapeHtml = (source: string) => source.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

test.each([true, false])(
  'an article shows what looks like parts of a page as it is written (data saver: %s)',
  async (savesData) => {
    const { typical } = postExamples
    const text = `A text ${LOOKALIKES.join(' ')}`
    const content = `<p>${escapeHtml(text)}</p><p>${text}</p>`
    const post = { ...typical, title: text, subcategory_name: text, content }
    const other = await startFakeApiHost((request, response) => {
      const isArticle = /\/posts\/public\/\d+/.test(request.url ?? '')
      const handler = isArticle ? jsonResponse({ data: { data: post } }) : answersFromExamples
      return handler(request, response)
    })
    const alone = await startLoneSite(other.base)
    try {
      const page = await visitor({ javaScript: false, savesData, expectedErrors: NO_PICTURES })
      const address = `${alone.url}/resources/NewsDetail/x-${typical.id}?language=EN`
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      expect(await page.title()).toContain(text)
      expect(await page.locator('h1').textContent()).toContain(text)
      expect(await page.locator('main article').textContent()).toContain(text)
      const styles = await page.locator('head style').allTextContents()
      expect(styles).toEqual([expect.stringContaining(':root{')])
      const policy = response?.headers()['content-security-policy'] ?? ''
      const scripts = await page.locator('script:not([src], [type])').allTextContents()
      expect(scripts.length).toBeGreaterThan(0)
      expect(policy.match(/script-src ([^;]*)/)?.[1]?.split(' ')).toEqual([
        "'self'",
        ...new Set(scripts.map(cspHash)),
      ])
    } finally {
      await alone.stop()
      await other.close()
    }
  },
)

test('an article that its host fails to send is answered by 503 with a link to try again', async () => {
  const other = await startFakeApiHost(answersServerError)
  const alone = await startLoneSite(other.base)
  try {
    const page = await fetch(`${alone.url}/resources/NewsDetail/x-104?language=EN`)
    const text = await page.text()
    expect(page.status).toBe(503)
    expect(text).toContain('Article not found or content unavailable.')
    expect(text).toContain('Try again')
  } finally {
    await alone.stop()
    await other.close()
  }
})
