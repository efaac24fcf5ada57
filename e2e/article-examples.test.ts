import { postExamples } from '@gaashaan/contract/examples'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StandInHost, startStandInHost } from '../apps/site/server/stand-in-host.ts'
import { accessibilityFaults } from './harness/accessibility.ts'
import { hydrated, visitor } from './harness/browser.ts'
import { answersFromExamples, answersServerError } from './harness/example-host.ts'
import { startLoneSite } from './harness/lone-site.ts'

/** Pictures that the examples name and the stand-in does not have. */
const NO_PICTURES = /404|Failed to load resource/

let host: StandInHost
let site: Awaited<ReturnType<typeof startLoneSite>>

beforeAll(async () => {
  host = await startStandInHost(answersFromExamples)
  site = await startLoneSite(host.base)
})

afterAll(async () => {
  await site.stop()
  await host.close()
})

test.each([
  ['EN', 'No description available for this article.'],
  ['SO', 'Warkan faahfaahin looma hayo.'],
])('an article without content says so in %s', async (language, words) => {
  const page = await visitor({ expectedErrors: NO_PICTURES })
  const answer = await page.goto(`${site.url}/resources/NewsDetail/x-104?language=${language}`)
  expect(answer?.status()).toBe(200)
  await hydrated(page)
  expect(await page.locator('h1').textContent()).toBe(postExamples.withoutContent.title)
  expect(await page.locator('main article').textContent()).toContain(words)
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

test('an article that its host fails to give is no mistake of the reader', async () => {
  const other = await startStandInHost(answersServerError)
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
