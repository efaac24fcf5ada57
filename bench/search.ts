/**
 * What searching costs: `npm run bench search`. A host with 1,000, 10,000 and 100,000 news in both
 * languages; at each size the built site makes its index from nothing, then questions are asked of
 * the index and of the site, and five articles are published. `SIZES=1000 npm run bench search`
 * measures other sizes.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openToRead } from '../apps/site/server/search/index-file.ts'
import { indexPath } from '../apps/site/server/search/index-path.ts'
import {
  createIndexReader,
  type IndexReader,
} from '../apps/site/server/search/query/index-reader.ts'
import { startArchive, stem } from './search/archive.ts'
import { residentMegabytes } from './search/memory.ts'
import { QUESTIONS } from './search/questions.ts'
import { stopAfter } from './server/deadline.ts'
import { median, percentile, rounded } from './server/figures.ts'
import { processorTime } from './server/processes.ts'
import { startSite } from './server/site-process.ts'

const SIZES = (process.env.SIZES ?? '1000,10000,100000').split(',').map(Number)
const MINUTES = 40
const PUBLISHES = 5
/** Milliseconds: between two looks for an index, and for what was published. */
const LOOK_EVERY = 250
const SEEN_EVERY = 20

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The reader of an index that is whole. */
async function readyReader(file: string): Promise<IndexReader> {
  for (;;) {
    await pause(LOOK_EVERY)
    try {
      const reader = createIndexReader(openToRead(file))
      const { state } = reader.search({ language: 'SO', text: stem(0), page: 1 }, undefined)
      if (state === 'ready') return reader
    } catch {
      // There is no file yet.
    }
  }
}

/** Milliseconds of processor time that this process has taken so far. */
function ownTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Each question once, as nobody has asked it before: milliseconds that pass, and of a processor. */
function ask(reader: IndexReader) {
  return Object.entries(QUESTIONS).map(([kind, questions]) => {
    const times = questions.map((question) => {
      const [begin, before] = [performance.now(), ownTime()]
      reader.search(question, undefined)
      return { passed: performance.now() - begin, processor: ownTime() - before }
    })
    const passed = times.map((time) => time.passed)
    const processor = times.map((time) => time.processor)
    return {
      kind,
      median: median(passed),
      processor: median(processor),
      processorP99: percentile(processor, 0.99),
    }
  })
}

async function pageOf(url: string): Promise<{ text: string; ms: number }> {
  const begin = performance.now()
  const answer = await fetch(url)
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return { text, ms: performance.now() - begin }
}

/** Milliseconds from a publish until the site finds it. */
async function seenAfter(site: string, publish: (title: string) => void, at: number) {
  const title = `Daabacaad${String.fromCharCode(97 + at)} cusub`
  const begin = performance.now()
  publish(title)
  while (!(await pageOf(`${site}/search?q=${encodeURIComponent(title)}`)).text.includes('<mark>')) {
    await pause(SEEN_EVERY)
  }
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
    const reader = await readyReader(file)
    const builtIn = performance.now() - begin
    const worked = processorTime(site.pid)
    const afterBuild = residentMegabytes(site.pid)
    const questions = ask(reader)
    const pages: number[] = []
    for (let at = 0; at < 60; at += 1)
      pages.push((await pageOf(`${site.url}/search?q=${stem(at)}`)).ms)
    const seen: number[] = []
    for (let at = 0; at < PUBLISHES; at += 1) {
      await pause(1_000)
      seen.push(await seenAfter(site.url, archive.publish, at))
    }
    return {
      size,
      questions,
      'site page': median(pages.slice(20)),
      'seen after, worst': Math.max(...seen),
      'first index, s': builtIn / 1_000,
      'of a processor, s': worked / 1e6,
      'file, MB': statSync(file).size / 1e6,
      'memory at start, MB': atStart,
      'after the index, MB': afterBuild,
      'after all, MB': residentMegabytes(site.pid),
    }
  } finally {
    await site.stop()
    archive.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

stopAfter(MINUTES)
const sizes: Awaited<ReturnType<typeof measure>>[] = []
for (const size of SIZES) sizes.push(await measure(size))

console.log('Milliseconds of a question: median · processor time, median · p99')
console.table(
  Object.fromEntries(
    Object.keys(QUESTIONS).map((kind, at) => [
      kind,
      Object.fromEntries(
        sizes.map(({ size, questions }) => {
          const { median: passed = 0, processor = 0, processorP99 = 0 } = questions[at] ?? {}
          const times = [passed, processor, processorP99].map((time) => rounded(time))
          return [`${size} posts`, times.join(' · ')]
        }),
      ),
    ]),
  ),
)
console.table(
  sizes.map(({ questions: _questions, size, ...rest }) => ({
    size,
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, rounded(value)])),
  })),
)
console.log(JSON.stringify({ bench: 'search', sizes }))
process.exit(0)
