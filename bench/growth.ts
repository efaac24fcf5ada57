/**
 * What a growing archive costs: `npm run bench growth`. Fills a database of the desk with 100, 1,000,
 * 10,000 and 100,000 posts, and at each size starts desk and site as they were built and measures
 * starts, calls at the desk, pages that the site has never rendered, and memory.
 * `SIZES=100,1000 npm run bench growth` measures other sizes.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort, startService, stopServices } from '../scripts/steps/service.mjs'
import { growArchive, isArticle, LAST_WORDS } from './growth-archive.ts'
import { descendants, megabytesOf } from './growth-processes.ts'

const SIZES = (process.env.SIZES ?? '100,1000,10000,100000').split(',').map(Number)

/** Times a call is asked, and fewer where one answer has a thousand posts. */
const ROUNDS = 15
const ROUNDS_OF_WHOLE_LISTS = 5
const SITE_STARTS = 3

const run = promisify(execFile)

/** Brings the desk's database to its newest migration, as every start does. */
async function migrate(dataDir: string): Promise<number> {
  const begin = performance.now()
  await run('npm', ['run', '--silent', 'migrate', '-w', 'apps/desk'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
  return performance.now() - begin
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Milliseconds that an answer takes to its last byte, and its text. */
async function timed(url: string): Promise<{ ms: number; text: string }> {
  const begin = performance.now()
  const answer = await fetch(url)
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return { ms: performance.now() - begin, text }
}

async function medianOf(url: string, rounds: number): Promise<number> {
  await timed(url)
  const times = []
  for (let round = 0; round < rounds; round += 1) times.push((await timed(url)).ms)
  return median(times)
}

const NEWS = '/api/posts/public/by-category?category_id=1&language=SO'
const PRESS = '/api/posts/public/press-releases?language=EN'

/** Every call that answers posts, and what the site's pages ask of it. */
const CALLS: Readonly<Record<string, string>> = {
  'content-version': '/api/content-version',
  'featured news': '/api/posts/public/featured?category_id=1&language=SO',
  'featured videos': '/api/posts/public/featured?category_id=5&language=EN',
  'latest 5': '/api/posts/public/latest?category_id=1&language=SO&limit=5',
  'latest 50': '/api/posts/public/latest?category_id=6&language=EN&limit=50',
  'news, page 1 of 4': `${NEWS}&page=1&page_size=4`,
  'news, page 500 of 4': `${NEWS}&page=500&page_size=4`,
  'news, page 15,000 of 4': `${NEWS}&page=15000&page_size=4`,
  'news of a subcategory, page 2 of 4': `${NEWS}&subcategory_name=Qayb+5&page=2&page_size=4`,
  'news with pictures, page 1 of 6': `${NEWS}&has_post_url=1&page=1&page_size=6`,
  'press releases, page 1 of 4': `${PRESS}&page=1&page_size=4`,
  'videos, page 1 of 6':
    '/api/posts/public/by-category?category_id=5&language=SO&has_post_url=1&page=1&page_size=6',
  subcategories: '/api/subcategory/public?category_id=1&language=SO',
}

/** What other programs may ask: our site no longer does. */
const WHOLE_LISTS: Readonly<Record<string, string>> = {
  'all news (1,000 at most)': NEWS,
  'all press releases (1,000 at most)': PRESS,
}

/** Fails when the desk does not read what was put into its database as it would its own. */
async function checkArchive(desk: string, id: number): Promise<void> {
  const { text } = await timed(`${desk}/api/posts/public/${id}?language=EN`)
  const { data } = JSON.parse(text)
  const isWhole = data.id === id && data.content.includes(LAST_WORDS) && data.languages.length === 2
  if (!isWhole || !data.subcategory_name) throw new Error(`Post ${id} was read wrongly: ${text}`)
}

async function measureDesk(desk: string, articles: readonly number[], megabytes: () => number) {
  for (const id of articles) await checkArchive(desk, id)
  const found: Record<string, number> = {}
  for (const [name, address] of Object.entries(CALLS)) {
    found[name] = await medianOf(desk + address, ROUNDS)
  }
  const times = []
  for (const id of articles) {
    times.push((await timed(`${desk}/api/posts/public/${id}?language=SO`)).ms)
  }
  found['post by id'] = median(times)
  found['memory of the desk, MB'] = megabytes()
  for (const [name, address] of Object.entries(WHOLE_LISTS)) {
    found[name] = await medianOf(desk + address, ROUNDS_OF_WHOLE_LISTS)
  }
  found['memory after whole lists, MB'] = megabytes()
  return found
}

/** Starts a workspace; resolves to how long that took, and to its memory and end. */
async function started(workspace: string, url: string, env: Readonly<Record<string, string>>) {
  const before = descendants()
  const begin = performance.now()
  const service = await startService({ workspace, url, env, log: () => undefined })
  const ms = performance.now() - begin
  const own = new Set([...descendants()].filter((pid) => !before.has(pid)))
  return { ms, stop: service.stop, megabytes: () => megabytesOf(own) }
}

/** Pages of a site that has just started, each asked for the first time. */
async function measureSite(desk: string, articles: readonly number[]) {
  const found: { pages: Record<string, number>; start: number; memory: number }[] = []
  for (let number = 0; number < SITE_STARTS; number += 1) {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const dataDir = mkdtempSync(path.join(tmpdir(), 'gaashaan-growth-site-'))
    const site = await started('apps/site', `${url}/robots.txt`, {
      API_BASE_URL: desk,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
    })
    try {
      // The first page of all also pays for what the process has not run yet: it is none of these.
      await timed(`${url}/contact`)
      const article = `${url}/resources/NewsDetail/x-${articles[number]}?language=EN`
      const pages = {
        home: (await timed(url)).ms,
        'news, page 1': (await timed(`${url}/resources/news`)).ms,
        'news, page 500': (await timed(`${url}/resources/news?page=500`)).ms,
        'photos, page 1': (await timed(`${url}/resources/MediaCenter`)).ms,
        article: (await timed(article)).ms,
      }
      const map = number === 0 ? (await timed(`${url}/sitemaps/news-1.xml`)).ms : Number.NaN
      found.push({
        pages: { ...pages, ...(number === 0 && { sitemap: map }) },
        start: site.ms,
        memory: site.megabytes(),
      })
    } finally {
      await site.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
  const names = Object.keys(found[0]?.pages ?? {})
  const pages = names.map((name) => {
    const times = found.flatMap((each) => each.pages[name] ?? [])
    return [`page: ${name}`, median(times)] as const
  })
  return {
    ...Object.fromEntries(pages),
    'start of the site': median(found.map(({ start }) => start)),
    'memory of the site, MB': median(found.map(({ memory }) => memory)),
  }
}

async function measureSize(dataDir: string, size: number): Promise<Record<string, number>> {
  const file = path.join(dataDir, 'gaashaan.db')
  const filling = performance.now()
  growArchive(file, size)
  const filled = performance.now() - filling
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'production' }
  const migrated = await migrate(dataDir)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const desk = await started('apps/desk', `${url}/api/content-version`, {
    ...env,
    PORT: String(port),
    HOST: '127.0.0.1',
  })
  try {
    const ids = Array.from({ length: size }, (_, index) => index + 1).filter(isArticle)
    const articles = Array.from({ length: ROUNDS }, (_, index) => {
      return ids[Math.floor((index * (ids.length - 1)) / (ROUNDS - 1))] ?? 1
    })
    const calls = await measureDesk(url, articles, desk.megabytes)
    return {
      ...calls,
      ...(await measureSite(url, articles.slice(3))),
      'start of the desk': desk.ms,
      'migrate before a start': migrated,
      'database, MB': statSync(file).size / 1024 ** 2,
      'filling, not measured': filled,
    }
  } finally {
    await desk.stop()
  }
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'gaashaan-growth-'))
try {
  await migrate(dataDir)
  const sizes: Record<string, Record<string, number>> = {}
  for (const size of SIZES) sizes[String(size)] = await measureSize(dataDir, size)
  const names = Object.keys(sizes[String(SIZES[0])] ?? {})
  const rounded = (value: number | undefined) => Number((value ?? Number.NaN).toFixed(1))
  const rowOf = (name: string) =>
    Object.fromEntries(SIZES.map((size) => [`${size} posts`, rounded(sizes[String(size)]?.[name])]))
  console.table(Object.fromEntries(names.map((name) => [name, rowOf(name)])))
  console.log(JSON.stringify({ bench: 'growth', unit: 'ms', sizes }))
} finally {
  await stopServices()
  rmSync(dataDir, { recursive: true, force: true })
}
