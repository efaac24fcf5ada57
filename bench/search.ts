/**
 * What searching costs: `npm run bench search`. A host with 1,000, 10,000 and 100,000 news in both
 * languages; at each size the built site makes its index from nothing, then queries go to the index
 * and to the site, five articles are published, and texts are looked for among all that was published.
 * `SIZES=1000 npm run bench search` measures other sizes.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openToRead } from '../apps/site/server/search/index-file.ts'
import { indexPath } from '../apps/site/server/search/index-path.ts'
import {
  createIndexReader,
  type IndexReader,
} from '../apps/site/server/search/query/index-reader.ts'
import { startArchive, stem } from './search/archive.ts'
import { QUERIES } from './search/queries.ts'
import { QUESTIONS } from './search/questions.ts'
import { stopAfter } from './server/deadline.ts'
import { median, percentile, rounded } from './server/figures.ts'
import { processorTime, residentMegabytes } from './server/processes.ts'
import { startSite } from './server/site-process.ts'
import { fetchText } from './server/visit.ts'

const SIZES = (process.env.SIZES ?? '1000,10000,100000').split(',').map(Number)
const MINUTES = 40
const PUBLISHES = 5
/** Milliseconds between two looks for an index, and for a published article. */
const INDEX_POLL_MS = 250
const ARTICLE_POLL_MS = 20

/** The reader of an index, once that is complete. */
async function readerWhenReady(file: string): Promise<IndexReader> {
  for (;;) {
    await sleep(INDEX_POLL_MS)
    try {
      const reader = createIndexReader(openToRead(file))
      const { state } = reader.search({ language: 'SO', text: stem(0), page: 1 }, undefined)
      if (state === 'ready') return reader
    } catch {
      // There is no file yet.
    }
  }
}

/** Milliseconds of processor time that this process has used so far. */
function ownProcessorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Each query once, so that no cache has it: milliseconds that pass, and of processor time. */
function measureQueries<Query>(
  kinds: Readonly<Record<string, readonly Query[]>>,
  ask: (query: Query) => unknown,
) {
  return Object.entries(kinds).map(([kind, queries]) => {
    const elapsed: number[] = []
    const processor: number[] = []
    for (const query of queries) {
      const [begin, used] = [performance.now(), ownProcessorTime()]
      ask(query)
      elapsed.push(performance.now() - begin)
      processor.push(ownProcessorTime() - used)
    }
    return {
      kind,
      median: median(elapsed),
      processor: median(processor),
      processorP99: percentile(processor, 0.99),
    }
  })
}

/** Milliseconds from a publish until the site finds it. */
async function seenAfter(site: string, publish: (title: string) => void, index: number) {
  const title = `Daabacaad${String.fromCharCode(97 + index)} cusub`
  const url = `${site}/search?q=${encodeURIComponent(title)}`
  const begin = performance.now()
  publish(title)
  while (!(await fetchText(url)).text.includes('<mark>')) await sleep(ARTICLE_POLL_MS)
  return performance.now() - begin
}

async function measure(size: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-bench-search-'))
  const archive = await startArchive(size)
  const directory = path.join(folder, 'cache')
  const site = await startSite(archive.base, {
    first: '/robots.txt',
    env: { CACHE_DIR: directory },
  })
  try {
    const begin = performance.now()
    const atStart = residentMegabytes(site.pid)
    const { file } = indexPath({ diskCache: { directory, maxBytes: 0 }, apiBaseUrl: archive.base })
    const reader = await readerWhenReady(file)
    const builtIn = performance.now() - begin
    const buildProcessorTime = processorTime(site.pid)
    const afterBuild = residentMegabytes(site.pid)
    const queries = [
      ...measureQueries(QUERIES, (query) => reader.search(query, undefined)),
      ...measureQueries(QUESTIONS, (question) => reader.verify(question, undefined)),
    ]
    const pages: number[] = []
    for (let rank = 0; rank < 60; rank += 1) {
      pages.push((await fetchText(`${site.url}/search?q=${stem(rank)}`)).milliseconds)
    }
    const seen: number[] = []
    for (let index = 0; index < PUBLISHES; index += 1) {
      await sleep(1_000)
      seen.push(await seenAfter(site.url, archive.publish, index))
    }
    return {
      size,
      queries,
      'site page': median(pages.slice(20)),
      'seen after, worst': Math.max(...seen),
      'first index, s': builtIn / 1_000,
      'of a processor, s': buildProcessorTime / 1e6,
      'file, MB': statSync(file).size / 1e6,
      'memory at start, MB': atStart,
      'after the index, MB': afterBuild,
      'after all, MB': residentMegabytes(site.pid),
    }
  } finally {
    await site.stop()
    await archive.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

stopAfter(MINUTES)
const sizes: Awaited<ReturnType<typeof measure>>[] = []
for (const size of SIZES) sizes.push(await measure(size))

console.log('Milliseconds of a query: median · processor time, median · p99')
console.table(
  Object.fromEntries(
    Object.keys({ ...QUERIES, ...QUESTIONS }).map((kind, index) => [
      kind,
      Object.fromEntries(
        sizes.map(({ size, queries }) => {
          const { median: elapsed = 0, processor = 0, processorP99 = 0 } = queries[index] ?? {}
          const times = [elapsed, processor, processorP99].map((time) => rounded(time))
          return [`${size} posts`, times.join(' · ')]
        }),
      ),
    ]),
  ),
)
console.table(
  sizes.map(({ queries: _queries, size, ...figures }) => ({
    size,
    ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, rounded(value)])),
  })),
)
console.log(JSON.stringify({ bench: 'search', sizes }))
process.exit(0)
