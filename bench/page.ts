/**
 * How pages begin on a slow phone and line, and what they weigh: `npm run bench page`. Measures the
 * site named by `SITE`, or starts one with the sample content and stops it. An argument is the
 * number of visits to each page; 5 when left out.
 */
import type { Browser } from 'playwright-core'
import { bytesByKind, bytesOf, KINDS } from './arrivals.ts'
import { kilobytes, measureInBrowser } from './measured-site.ts'
import { type Navigation, navigations } from './page-navigation.ts'
import { type PageVisit, visitPage } from './page-visit.ts'
import { type Spread, spread } from './server/figures.ts'

const VISITS = Number(process.argv[2] ?? 5)
const LANGUAGES = ['SO', 'EN'] as const

const milliseconds = (values: readonly number[]) => spread(values.map(Math.round))

async function newestArticlePath(site: string, language: string): Promise<string> {
  const news = await (await fetch(`${site}/resources/news?language=${language}`)).text()
  const path = /href="(\/resources\/NewsDetail\/[^"?]+)/.exec(news)?.[1]
  if (path === undefined) throw new Error(`${site} lists no news in ${language}`)
  return path
}

/** Bytes of what is on the screen before any script: text, styles, fonts and the first picture. */
function beforeHydration({ arrivals, firstPicture }: PageVisit): number {
  const picture = arrivals.find(({ url }) => url === firstPicture)?.bytes ?? 0
  const ofPage = arrivals.filter(({ byScript }) => !byScript)
  const kinds = ['html', 'css', 'fonts'] as const
  return kinds.reduce((sum, kind) => sum + bytesOf(ofPage, kind), picture)
}

/** The row of one page in one language, from all its visits. */
function summary(page: string, language: string, visits: readonly PageVisit[]) {
  const middle = visits.toSorted((a, b) => a.lcp - b.lcp)[Math.floor((visits.length - 1) / 2)]
  if (middle === undefined) throw new Error('no visits')
  return {
    page,
    language,
    fcp: milliseconds(visits.map(({ fcp }) => fcp)),
    lcp: milliseconds(visits.map(({ lcp }) => lcp)),
    tbt: milliseconds(visits.map(({ tbt }) => tbt)),
    cls: Math.max(...visits.map(({ cls }) => cls)),
    longest: milliseconds(visits.map(({ longest }) => longest)).median,
    largest: middle.largest,
    bytes: bytesByKind(middle.arrivals),
    beforeHydration: beforeHydration(middle),
    requests: middle.arrivals.length,
  }
}

function print(rows: readonly ReturnType<typeof summary>[], costs: readonly Navigation[][]) {
  const text = ({ median, min, max }: Spread) => `${median} (${min}–${max})`
  console.table(
    rows.map(({ page, language, fcp, lcp, tbt, cls, longest, largest }) => ({
      page: `${page} ${language}`,
      'FCP ms': text(fcp),
      'LCP ms': text(lcp),
      'TBT ms': text(tbt),
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
    somali.map(({ to, data }, index) => ({
      'navigation to': to,
      'data kB SO': kilobytes(data),
      'data kB EN': kilobytes(english[index]?.data ?? 0),
    })),
  )
}

await measureInBrowser(async (browser: Browser, site: string) => {
  const rows = []
  const costs: Navigation[][] = []
  for (const language of LANGUAGES) {
    const article = await newestArticlePath(site, language)
    const pages = { home: '/', news: '/resources/news', article }
    for (const [name, path] of Object.entries(pages)) {
      const url = `${site}${path}?language=${language}`
      // The first visit is not measured: it fills the caches of the site and of the pictures' relay.
      await visitPage(browser, url)
      const visits = []
      for (let count = 0; count < VISITS; count++) visits.push(await visitPage(browser, url))
      rows.push(summary(name, language, visits))
    }
    costs.push(await navigations(browser, site, language))
  }
  print(rows, costs)
  console.log(JSON.stringify({ bench: 'page', visits: VISITS, rows, navigations: costs }))
})
