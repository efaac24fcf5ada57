import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProxy } from '../../scripts/steps/proxy.mjs'
import { environment, ROOT } from '../../scripts/steps/run.mjs'
import { freePort } from '../../scripts/steps/service.mjs'
import { startStack } from '../../scripts/steps/stack.mjs'
import { TEST_DATA } from '../../scripts/steps/test-data.mjs'
import { accessibilityFaults, sidewaysScroll } from '../harness/accessibility.ts'
import { SCREENS, visitor } from '../harness/browser.ts'
import { STACK_START } from '../harness/servers/empty-stack.ts'

const run = promisify(execFile)

/** Readers who ask at a time. */
const READERS = 16
/** Answers before the machine fails. */
const ANSWERS_BEFORE = 200

const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-mirrored-'))
const dataDir = path.join(folder, 'data')
const mirrorFolder = path.join(folder, 'mirror')
let stack: Awaited<ReturnType<typeof startStack>>
let proxy: Awaited<ReturnType<typeof startProxy>>

beforeAll(async () => {
  const sitePort = await freePort()
  stack = await startStack({
    dataDir,
    sitePort,
    deskPort: await freePort(),
    migrated: TEST_DATA.sample,
    env: { CDN_TAG_HEADER: 'Cache-Tag' },
    log: () => undefined,
  })
  proxy = await startProxy({ origins: [`http://127.0.0.1:${sitePort}`], mirrorFolder })
}, STACK_START)

afterAll(async () => {
  await proxy.stop()
  await stack.stop()
  rmSync(folder, { recursive: true, force: true })
}, STACK_START)

async function command(file: string, ...args: string[]) {
  const options = { cwd: ROOT, env: environment({ DATA_DIR: dataDir }) }
  return (await run('node', [file, ...args], options)).stdout
}

const mirror = () =>
  command('apps/mirror/src/main.ts', mirrorFolder, '--site', stack.site, '--api', stack.desk)

/** The paths of all pages that the site's sitemaps name, in each language. */
async function listedPaths(): Promise<string[]> {
  const locations = async (url: string) =>
    [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)/g)].map(([, text = '']) => text)
  const maps = await locations(`${stack.site}/sitemap.xml`)
  const pages = (await Promise.all(maps.map(locations))).flat()
  return [...new Set(pages)].map((page) => page.slice(stack.site.length))
}

test('a mirror of the whole site is signed, and the next run asks for little', async () => {
  const first = await mirror()
  expect(first).not.toContain('Not signed')
  const verified = await command('packages/transparency-log/src/verify/main.ts', mirrorFolder)
  expect(verified).toContain('Everything is as the log says.')
  const requests = (text: string) => Number(/; (\d+) of them/.exec(text)?.[1])
  expect(requests(await mirror())).toBeLessThan(requests(first) / 20)
})

test('site, desk and database are gone under load, and every listed page is answered', async () => {
  const paths = await listedPaths()
  expect(paths.length).toBeGreaterThan(200)
  const failures: string[] = []
  /** The paths that were asked for, and answered, when all was gone. */
  const answeredAfter = new Set<string>()
  let answers = 0
  let isGone = false
  const isDone = () => answeredAfter.size === paths.length || failures.length > 0
  const read = async (start: number) => {
    for (let place = start; !isDone(); place += 1) {
      const url = paths[place % paths.length] ?? '/'
      const wasGone = isGone
      const answer = await fetch(proxy.url + url).then(
        async (response) => `${response.status} ${(await response.text()).endsWith('</html>')}`,
        String,
      )
      answers += 1
      if (answer !== '200 true') failures.push(`${url}: ${answer}`)
      else if (wasGone) answeredAfter.add(url)
    }
  }
  const readers = Array.from({ length: READERS }, (_, index) => read(index * 20))
  while (answers < ANSWERS_BEFORE && failures.length === 0) await setImmediate()
  await Promise.all(stack.services.map((service) => service.kill()))
  rmSync(dataDir, { recursive: true, force: true })
  isGone = true
  await Promise.all(readers)
  expect(failures).toEqual([])
})

test.each([
  ['SO', SCREENS.phone, 'Kani waa nuqul ka mid ah bogagga wasaaradda.', 'Wararka'],
  ['EN', SCREENS.desktop, 'This is a copy of the Ministry’s website.', 'News'],
] as const)(
  'in %s a reader at %d px is told of the copy, and reads on',
  async (language, width, copy, news) => {
    const page = await visitor({ language, width })
    // The home page was cached by the proxy; one that nobody had asked for comes from the mirror.
    await page.goto(`${proxy.url}/resources/news?language=${language}&subcategory=none`)
    await page.getByRole('heading', { level: 1, name: news }).waitFor()
    expect(await page.locator('#mirror').innerText()).toContain(copy)
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.locator('main article a').first().click()
    await page.waitForURL(/NewsDetail\/.+-\d+\?language=/)
    expect(await page.locator('main article').innerText()).not.toBe('')
  },
)

test.each([
  ['SO', 'Fariintaada lama dirin'],
  ['EN', 'Your message was not sent'],
])('a message that is sent then is answered with a clear word in %s', async (language, words) => {
  const url = `${proxy.url}/contact?language=${language}`
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ name: 'A' }) })
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining(words)])
})

/** A sentence of a published text, read where all else is gone, and the text's reference number. */
async function publishedSentence(page: Page, language: 'SO' | 'EN') {
  const ending = `.${language.toLowerCase()}.html`
  const files = readdirSync(path.join(mirrorFolder, 'resources/NewsDetail'))
  for (const file of files.filter((name) => name.endsWith(ending)).sort()) {
    const article = file.slice(0, -ending.length)
    await page.goto(`${proxy.url}/resources/NewsDetail/${article}?language=${language}`)
    const texts = await page.locator('main article p').allInnerTexts()
    const sentence = texts.find((text) => text.split(' ').length > 15)
    const [, id] = /-(\d+)$/.exec(article) ?? []
    if (sentence !== undefined) return { sentence, number: `WG-${id}` }
  }
  throw new Error(`no text in ${language} has a long paragraph`)
}

test.each([
  ['SO', SCREENS.phone, 'Haa, Wasaaraddu way daabacday', 'Iska jir', 'Lama helin nuqulkan kaydsan'],
  ['EN', SCREENS.desktop, 'Yes, the Ministry', 'Careful', 'Not found in this saved copy'],
] as const)(
  'in %s a text is checked at %d px in the mirror, behind the proxy and on a USB stick',
  async (language, width, published, differs, none) => {
    const page = await visitor({ language, width })
    const { sentence, number } = await publishedSentence(page, language)
    const words = sentence.split(' ')
    const forged = words.with(Math.floor(words.length / 2), 'XXXX').join(' ')
    const check = async (url: string, seeVerdict: () => Promise<void>) => {
      await page.goto(url)
      const ask = async (text: string, heading: string) => {
        await page.locator('#check-text textarea').fill(text)
        await page.locator('#check-text button').click()
        await page.getByRole('heading', { level: 2, name: heading }).waitFor()
        await seeVerdict()
      }
      await ask(sentence, published)
      await ask(forged, differs)
      expect(await page.locator('main p ins').innerText()).toContain('XXXX')
      await ask('Beri hore waxaa jiray nin oran jiray wax aan cidna weligeed qorin', none)
    }
    await check(`${proxy.url}/verify?language=${language}`, async () => {
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await accessibilityFaults(page)).toEqual([])
    })
    // As the QR code of a press release leads there.
    await page.goto(`${proxy.url}/verify?number=${number}&language=${language}`)
    await page.getByRole('heading', { level: 2, name: published }).waitFor()
    const file = `verify.${language.toLowerCase()}.html`
    await check(`file://${path.join(mirrorFolder, file)}`, async () => {
      const drawings = await page.locator('use:visible').all()
      const sizes = await Promise.all(drawings.map((drawing) => drawing.boundingBox()))
      expect(sizes.length).toBeGreaterThan(0)
      expect(sizes.filter((size) => !size?.width)).toEqual([])
    })
  },
)
