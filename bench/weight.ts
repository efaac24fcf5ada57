/**
 * What pages weigh on the wire, by resource type, in both languages at 360 px, and the home page with
 * the data saver on: `npm run bench weight`.
 * Measures the site named by `SITE`, or starts one with the sample content and stops it.
 */
import type { Browser } from 'playwright-core'
import { weigh } from './arrivals.ts'
import { kilobytes, measureInBrowser } from './measured-site.ts'

const PAGES = [
  { name: 'home', path: '/', savesData: false },
  { name: 'home, data saver', path: '/', savesData: true },
  { name: 'news', path: '/resources/news', savesData: false },
  { name: 'contact', path: '/contact', savesData: false },
] as const

async function measure(browser: Browser, site: string): Promise<void> {
  const rows = []
  for (const { name, path, savesData } of PAGES) {
    for (const language of ['SO', 'EN']) {
      const context = await browser.newContext({
        viewport: { width: 360, height: 640 },
        ...(savesData && { extraHTTPHeaders: { 'save-data': 'on' } }),
      })
      const url = `${site}${path}?language=${language}`
      const weight = await weigh(await context.newPage(), url)
      const { html, css, javaScript, fonts } = weight
      rows.push({ page: name, language, ...weight, own: html + css + javaScript + fonts })
      await context.close()
    }
  }
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

await measureInBrowser(measure)
