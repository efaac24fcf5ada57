/**
 * What a growing archive costs: `npm run bench growth`. Fills a database of the desk with 100, 1,000,
 * 10,000 and 100,000 posts, and at each size starts desk and site as they were built and measures
 * starts, calls at the desk, pages that the site has never rendered, publishes, and memory.
 * `SIZES=100,1000 npm run bench growth` measures other sizes.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../scripts/steps/run.mjs'
import { freePort, startService, stopServices } from '../scripts/steps/service.mjs'
import { growArchive, isArticle, LAST_PARAGRAPH } from './growth-archive.ts'
import { firstEditor } from './rush/editor.ts'
import { firstSeen } from './rush/first-seen.ts'
import { median, medians } from './server/figures.ts'
import { ownProcessesIn, residentMegabytes } from './server/processes.ts'
import { DESK_FOLDER } from './server/sample-desk.ts'
import { SITE_FOLDER } from './server/site-process.ts'
import { fetchText } from './server/visit.ts'

type Figures = Readonly<Record<string, number>>

const SIZES = (process.env.SIZES ?? '100,1000,10000,100000').split(',').map(Number)

/** Requests of each call, and fewer where one response has a thousand posts. */
const ROUNDS = 15
const ROUNDS_OF_WHOLE_LISTS = 5
const SITE_STARTS = 3
const PUBLISHES = 7

/** Migrates the desk's database, as every start does; resolves to the milliseconds. */
async function migrate(dataDir: string): Promise<number> {
  const begin = performance.now()
  const env = { DATA_DIR: dataDir, DATABASE_URL: '' }
  await run('npm', ['run', '--silent', 'migrate', '-w', 'apps/desk'], { env })
  return performance.now() - begin
}

async function medianTime(url: string, rounds: number): Promise<number> {
  await fetchText(url)
  const times = []
  for (let round = 0; round < rounds; round += 1) times.push((await fetchText(url)).milliseconds)
  return median(times)
}

const NEWS = '/api/posts/public/by-category?category_id=1&language=SO'
const PRESS = '/api/posts/public/press-releases?language=EN'

/** Every call for posts, as the site's pages make it. */
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

/** Lists that only other programs request: our site no longer does. */
const WHOLE_LISTS: Readonly<Record<string, string>> = {
  'all news (1,000 at most)': NEWS,
  'all press releases (1,000 at most)': PRESS,
}

/** Throws when the desk does not read a post that was written past it like one of its own. */
async function checkPost(desk: string, id: number): Promise<void> {
  const { text } = await fetchText(`${desk}/api/posts/public/${id}?language=EN`)
  const { data } = JSON.parse(text)
  const isWhole =
    data.id === id && data.content.includes(LAST_PARAGRAPH) && data.languages.length === 2
  if (!isWhole || !data.subcategory_name) throw new Error(`Post ${id} was read wrongly: ${text}`)
}

async function measureDesk(desk: string, articles: readonly number[]): Promise<Figures> {
  for (const id of articles) await checkPost(desk, id)
  const megabytes = () => residentMegabytes(...ownProcessesIn(DESK_FOLDER))
  const figures: Record<string, number> = {}
  for (const [name, call] of Object.entries(CALLS)) {
    figures[name] = await medianTime(desk + call, ROUNDS)
  }
  const times = []
  for (const id of articles) {
    times.push((await fetchText(`${desk}/api/posts/public/${id}?language=SO`)).milliseconds)
  }
  figures['post by id'] = median(times)
  figures['memory of the desk, MB'] = megabytes()
  for (const [name, call] of Object.entries(WHOLE_LISTS)) {
    figures[name] = await medianTime(desk + call, ROUNDS_OF_WHOLE_LISTS)
  }
  figures['memory after whole lists, MB'] = megabytes()
  return figures
}

/** Starts a workspace on a free port; `startedIn` is how many milliseconds that took. */
async function startProgram(
  workspace: 'apps/desk' | 'apps/site',
  readyPath: string,
  variables: Readonly<Record<string, string>>,
) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const begin = performance.now()
  const { stop } = await startService({
    workspace,
    url: url + readyPath,
    env: { PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production', ...variables },
    log: () => undefined,
  })
  return { url, stop, startedIn: performance.now() - begin }
}

type EditorAtAnyDesk = Awaited<ReturnType<typeof firstEditor>>

let account: EditorAtAnyDesk | undefined
/** Posts that were published to measure it, and have another text than the archive's. */
const published = new Set<number>()

/** What a publish takes at the desk, and until a site's home page shows it; medians. */
async function measurePublishes(desk: string): Promise<Figures> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gaashaan-growth-site-'))
  const env = { API_BASE_URL: desk, DATA_DIR: dataDir }
  const { url, stop } = await startProgram('apps/site', '/robots.txt', env)
  try {
    account ??= await firstEditor(desk)
    const editor = account.at(desk)
    const rounds: Figures[] = []
    for (let round = 0; round < PUBLISHES; round += 1) {
      await fetchText(url)
      const title = `Tijaabo ${round} ${Date.now().toString(36)}`
      const id = await editor.draft(title)
      published.add(id)
      const { requestedAt, respondedAt } = await editor.publish(id, title)
      rounds.push({
        'publish: at the desk': respondedAt - requestedAt,
        'publish: then seen on the home page': (await firstSeen(url, title)) - respondedAt,
      })
    }
    return medians(rounds)
  } finally {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Figures of a site that has just started, each page requested for the first time. */
async function measureNewSite(desk: string, article: number): Promise<Figures> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gaashaan-growth-site-'))
  const env = { API_BASE_URL: desk, DATA_DIR: dataDir }
  const { url, stop, startedIn } = await startProgram('apps/site', '/robots.txt', env)
  const pages = {
    home: '/',
    'news, page 1': '/resources/news',
    'news, page 500': '/resources/news?page=500',
    'photos, page 1': '/resources/MediaCenter',
    article: `/resources/NewsDetail/x-${article}?language=EN`,
    sitemap: '/sitemaps/news-1.xml',
  }
  try {
    // The very first page also compiles code that the process has not run yet: none of these.
    await fetchText(`${url}/contact`)
    const figures: Record<string, number> = {}
    for (const [name, page] of Object.entries(pages)) {
      figures[`page: ${name}`] = (await fetchText(url + page)).milliseconds
    }
    const megabytes = residentMegabytes(...ownProcessesIn(SITE_FOLDER))
    return { ...figures, 'start of the site': startedIn, 'memory of the site, MB': megabytes }
  } finally {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureSite(desk: string, articles: readonly number[]): Promise<Figures> {
  const starts: Figures[] = []
  for (const article of articles.slice(0, SITE_STARTS)) {
    starts.push(await measureNewSite(desk, article))
  }
  return medians(starts)
}

async function measureSize(dataDir: string, size: number): Promise<Figures> {
  const file = path.join(dataDir, 'gaashaan.db')
  const begin = performance.now()
  growArchive(file, size)
  const filledIn = performance.now() - begin
  const migratedIn = await migrate(dataDir)
  const env = { DATA_DIR: dataDir, DATABASE_URL: '' }
  const desk = await startProgram('apps/desk', '/api/content-version', env)
  try {
    const ids = Array.from({ length: size }, (_, index) => index + 1).filter(
      (id) => isArticle(id) && !published.has(id),
    )
    const articles = Array.from({ length: ROUNDS }, (_, index) => {
      return ids[Math.floor((index * (ids.length - 1)) / (ROUNDS - 1))] ?? 1
    })
    return {
      ...(await measureDesk(desk.url, articles)),
      ...(await measureSite(desk.url, articles.slice(3))),
      ...(await measurePublishes(desk.url)),
      'start of the desk': desk.startedIn,
      'migrate before a start': migratedIn,
      'database, MB': statSync(file).size / 1024 ** 2,
      'filling, not measured': filledIn,
    }
  } finally {
    await desk.stop()
  }
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'gaashaan-growth-'))
try {
  await migrate(dataDir)
  const sizes: Record<string, Figures> = {}
  for (const size of SIZES) sizes[String(size)] = await measureSize(dataDir, size)
  const names = Object.keys(sizes[String(SIZES[0])] ?? {})
  const oneDecimal = (value: number | undefined) => Number((value ?? Number.NaN).toFixed(1))
  const row = (name: string) =>
    Object.fromEntries(
      SIZES.map((size) => [`${size} posts`, oneDecimal(sizes[String(size)]?.[name])]),
    )
  console.table(Object.fromEntries(names.map((name) => [name, row(name)])))
  console.log(JSON.stringify({ bench: 'growth', unit: 'ms', sizes }))
} finally {
  await stopServices()
  rmSync(dataDir, { recursive: true, force: true })
}
