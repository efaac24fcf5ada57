import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '@gaashaan/contract/language'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AXE_SOURCE, sidewaysScroll, WCAG } from '../harness/accessibility.ts'
import { SCREENS, visitor } from '../harness/browser.ts'
import { at } from '../harness/places.ts'
import { startLoneSite } from '../harness/servers/lone-site.ts'

const BUILD = path.join(import.meta.dirname, '../../apps/site/build')

/** Names and texts of the examples and of their page. */
const TRACES = /pages\/components|data-example|Patrol crews will spend|radio\.site\.example/

let site: Awaited<ReturnType<typeof startLoneSite>>

beforeAll(async () => {
  site = await startLoneSite('http://127.0.0.1:9', { NODE_ENV: 'development' }, 'dev')
})

afterAll(() => site.stop())

/** Shows the examples as the server sends them, without scripts. */
async function showExamples(page: Page, language: string) {
  const response = await fetch(`${site.url}/components/frame?language=${language}`)
  const html = (await response.text()).replace(/<script\b.*?<\/script>/gs, '')
  await page.goto(`${site.url}/robots.txt`)
  await page.setContent(html)
}

/** The violations that axe finds in each example alone on a page, a line for each. */
async function faultsOfExamples(page: Page, runOnly: readonly string[]): Promise<string[]> {
  await page.evaluate(AXE_SOURCE)
  return page.evaluate(async (rules) => {
    const { axe: checker } = window as unknown as { axe: typeof axe }
    const main = document.querySelector('main') as HTMLElement
    const examples = [...main.querySelectorAll<HTMLElement>('[data-example]')]
    const sections = examples.map(({ parentElement }) => parentElement as HTMLElement)
    document.body.replaceChildren(main)
    const faults: string[] = []
    for (const [place, example] of examples.entries()) {
      main.replaceChildren(sections[place] as HTMLElement)
      const { violations } = await checker.run(example, {
        runOnly: [...rules],
        reporter: 'no-passes',
        resultTypes: ['violations'],
      })
      for (const { id, nodes } of violations) {
        faults.push(`${example.dataset.example}: ${id}: ${nodes[0]?.html}`)
      }
    }
    return faults
  }, runOnly)
}

test.each(LANGUAGES)('every component in %s is accessible and fits a phone', async (language) => {
  const page = await visitor({ width: SCREENS.phone })
  await showExamples(page, language)
  expect(await page.locator('html').getAttribute('lang')).toBe(language.toLowerCase())
  expect(await page.locator('[data-example]').count()).toBeGreaterThan(100)
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await faultsOfExamples(page, [...WCAG, 'best-practice'])).toEqual([])
})

test.each(LANGUAGES)(
  'every component in %s has enough contrast in the dark scheme',
  async (language) => {
    const page = await visitor({ width: SCREENS.phone, dark: true })
    await showExamples(page, language)
    // The schemes differ only in colours.
    expect(await faultsOfExamples(page, ['color-contrast'])).toEqual([])
  },
)

test('a component is shown in both languages at the chosen width', async () => {
  // With JavaScript the client of Vite would connect to a port that another server may have.
  const page = await visitor({ javaScript: false })
  await page.goto(`${site.url}/components?component=pagination`)
  await page.getByRole('link', { name: '768 px' }).click()
  await expect.poll(() => page.locator('iframe[width="768"]').count()).toBe(4)
  const frames = await page.locator('iframe').all()
  expect(frames).toHaveLength(4)
  for (const [place, frame] of frames.entries()) {
    const inside = frame.contentFrame()
    await inside.getByText('pagination / typical').waitFor()
    const html = inside.locator('html')
    expect(await html.getAttribute('lang')).toBe(place < 2 ? 'so' : 'en')
    expect(await html.evaluate(() => innerWidth)).toBe(768)
    expect(await inside.getByText('status-badge').count()).toBe(0)
  }
})

test('the build has neither the examples nor their page', async () => {
  expect((await fetch(at('/components'))).status).toBe(404)
  expect((await fetch(at('/components/frame'))).status).toBe(404)
  const files = globSync('{client,server}/**/*.{js,css,html}', { cwd: BUILD })
  expect(files.length).toBeGreaterThan(50)
  const leaks = files.filter((file) => TRACES.test(readFileSync(path.join(BUILD, file), 'utf8')))
  expect(leaks).toEqual([])
})
