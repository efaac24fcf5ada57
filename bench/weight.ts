/**
 * What pages weigh on the wire, by resource type, in both languages at 360 px, and the home page with
 * the data saver on: `npm run bench weight`.
 * Measures the site named by `SITE`, or starts one with the sample content and stops it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { freePort } from '../scripts/steps/service.mjs'
import { startStack } from '../scripts/steps/stack.mjs'
import { weigh } from './bytes.ts'

const PAGES = [
  { name: 'home', address: '/', savesData: false },
  { name: 'home, data saver', address: '/', savesData: true },
  { name: 'news', address: '/resources/news', savesData: false },
  { name: 'contact', address: '/contact', savesData: false },
] as const

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

async function measure(site: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const rows = []
  for (const { name, address, savesData } of PAGES) {
    for (const language of ['SO', 'EN']) {
      const context = await browser.newContext({
        viewport: { width: 360, height: 640 },
        ...(savesData && { extraHTTPHeaders: { 'save-data': 'on' } }),
      })
      const url = `${site}${address}?language=${language}`
      const weight = await weigh(await context.newPage(), url)
      const { html, css, javaScript, fonts } = weight
      rows.push({ page: name, language, ...weight, own: html + css + javaScript + fonts })
      await context.close()
    }
  }
  await browser.close()
  console.table(
    rows.map(({ page, language, requests, ...bytes }) => ({
      page,
      language,
      ...Object.fromEntries(Object.entries(bytes).map(([kind, n]) => [`${kind} kB`, kilobytes(n)])),
      requests,
    })),
  )
  console.log(JSON.stringify({ bench: 'weight', rows }))
}

if (process.env.SITE) {
  await measure(process.env.SITE)
} else {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gaashaan-bench-'))
  const stack = await startStack({
    dataDir,
    sitePort: await freePort(),
    deskPort: await freePort(),
    log: () => undefined,
  })
  await measure(stack.site).finally(() => stack.stop())
  rmSync(dataDir, { recursive: true, force: true })
}
