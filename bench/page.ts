/**
 * How pages begin on a slow phone and line, and what they weigh: `npm run bench page`. Measures the
 * site named by `SITE`, or starts one with the sample content and stops it. An argument is the
 * number of visits to each page; 5 when left out.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { freePort } from '../scripts/steps/service.mjs'
import { startStack } from '../scripts/steps/stack.mjs'
import { bytesOf, type Kind } from './arrivals.ts'
import { type Navigation, navigations } from './page-navigation.ts'
import { type Visit, visit } from './page-visit.ts'

const VISITS = Number(process.argv[2] ?? 5)
const LANGUAGES = ['SO', 'EN'] as const
const KINDS: readonly Kind[] = ['html', 'css', 'fonts', 'pictures', 'javaScript', 'other']
const TIMES = ['fcp', 'lcp', 'tbt'] as const

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** The middle value, and the least and the greatest. */
function spread(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { median: at(0.5), least: at(0), most: at(1) }
}

async function articleOf(site: string, language: string): Promise<string> {
  const news = await (await fetch(`${site}/resources/news?language=${language}`)).text()
  const found = /href="(\/resources\/NewsDetail\/[^"?]+)/.exec(news)?.[1]
  if (found === undefined) throw new Error(`${site} lists no news in ${language}`)
  return found
}

/** What stands on the screen before any script: text, styles, fonts and the first picture. */
function beforeHydration({ arrivals, firstPicture }: Visit): number {
  const picture = arrivals.find(({ url }) => url === firstPicture)?.bytes ?? 0
  const own = arrivals.filter(({ byScript }) => !byScript)
  const kinds = ['html', 'css', 'fonts'] as const
  return kinds.reduce((sum, kind) => sum + bytesOf(own, kind), picture)
}

/** The row of one page in one language, from all its visits. */
function summary(page: string, language: string, visits: readonly Visit[]) {
  const middle = visits.toSorted((a, b) => a.lcp - b.lcp)[Math.floor((visits.length - 1) / 2)]
  if (middle === undefined) throw new Error('no visits')
  const kinds = KINDS.map((kind) => [kind, bytesOf(middle.arrivals, kind)])
  const times = TIMES.map((time) => [time, spread(visits.map((each) => each[time]))])
  return {
    page,
    language,
    ...(Object.fromEntries(times) as Record<(typeof TIMES)[number], ReturnType<typeof spread>>),
    cls: Math.max(...visits.map(({ cls }) => cls)),
    longest: spread(visits.map(({ longest }) => longest)).median,
    largest: middle.largest,
    bytes: Object.fromEntries(kinds) as Record<Kind, number>,
    beforeHydration: beforeHydration(middle),
    requests: middle.arrivals.length,
  }
}

function print(rows: readonly ReturnType<typeof summary>[], costs: readonly Navigation[][]) {
  const shown = ({ median, least, most }: ReturnType<typeof spread>) =>
    `${median} (${least}–${most})`
  console.table(
    rows.map(({ page, language, fcp, lcp, tbt, cls, longest, largest }) => ({
      page: `${page} ${language}`,
      'FCP ms': shown(fcp),
      'LCP ms': shown(lcp),
      'TBT ms': shown(tbt),
      'longest task ms': longest,
      CLS: cls.toFixed(3),
      'largest element': largest,
    })),
  )
  console.table(
    rows.map(({ page, language, bytes, beforeHydration: before, requests }) => ({
      page: `${page} ${language}`,
      ...Object.fromEntries(KINDS.map((kind) => [`${kind} kB`, kilobytes(bytes[kind])])),
      'before any bundle kB': kilobytes(before),
      requests,
    })),
  )
  const [somali = [], english = []] = costs
  console.table(
    somali.map(({ to, data }, place) => ({
      'navigation to': to,
      'data kB SO': kilobytes(data),
      'data kB EN': kilobytes(english[place]?.data ?? 0),
    })),
  )
}

async function measurePages(browser: Browser, site: string): Promise<void> {
  const rows = []
  const costs = []
  for (const language of LANGUAGES) {
    const article = await articleOf(site, language)
    for (const [name, address] of [
      ['home', '/'],
      ['news', '/resources/news'],
      ['article', article],
    ] as const) {
      const url = `${site}${address}?language=${language}`
      // Once unmeasured: the site and the pictures' relay are to answer from memory.
      await visit(browser, url)
      const visits = []
      for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, url))
      rows.push(summary(name, language, visits))
    }
    costs.push([...(await navigations(browser, site, language))])
  }
  print(rows, costs)
  console.log(JSON.stringify({ bench: 'page', visits: VISITS, rows, navigations: costs }))
}

async function measure(site: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  await measurePages(browser, site).finally(() => browser.close())
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
