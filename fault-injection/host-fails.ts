import { setTimeout as sleep } from 'node:timers/promises'
import { startFakeApiHost } from '../apps/site/server/testing/fake-api-host.ts'
import { failureReasons, isFailure, summarizeVisits } from '../bench/rush/arrivals.ts'
import { startSteadyLoad } from '../bench/rush/steady-load.ts'
import { residentMegabytes } from '../bench/server/processes.ts'
import { startSite } from '../bench/server/site-process.ts'
import { visit } from '../bench/server/visit.ts'
import { STORY, startFailingHost } from './failing-host.ts'
import { compare, type Outcome, randomPause, seenAt } from './fault.ts'
import { hostFailures } from './host-failures.ts'
import { openSockets, watchMaxMegabytes } from './open-sockets.ts'
import { readUnknownPages } from './unknown-pages.ts'
import { sendMessages } from './writers.ts'

/** Requests a second for cached pages. */
const LOAD = 20
const STORY_PATH = `/resources/NewsDetail/warka-${STORY}`
const CACHED_PAGES = ['/', '/resources/news', '/contact', STORY_PATH].flatMap((path) =>
  (['SO', 'EN'] as const).map((language) => ({ path, language })),
)
/** Sockets that the site may have more than before, once the host is well again. */
const MAX_MORE_SOCKETS = 60
/** Megabytes that it may use more meanwhile: most of endless responses wait for garbage collection. */
const MAX_MORE_MEGABYTES = 600
/** Looks at the sockets, two a second. */
const SOCKET_CHECKS = 40
/** Milliseconds: the site's longest wait for a host that has received a message, and some more. */
const LAST_RESPONSE_MS = 17_000

/** Sockets more than before, when unused ones have had the time to be closed. */
async function moreSocketsThan(before: number, pid: number): Promise<number> {
  for (let checks = 0; checks < SOCKET_CHECKS; checks += 1) {
    if (openSockets(pid) - before <= MAX_MORE_SOCKETS) break
    await sleep(500)
  }
  return openSockets(pid) - before
}

/** A host to which a failing host redirects; `requestLines` shows what followed. */
const startRedirectTarget = () =>
  startFakeApiHost((request, response) => {
    const isMessage = request.method === 'POST'
    const type = isMessage ? 'application/json' : 'text/html'
    response.writeHead(200, { 'content-type': type })
    response.end(isMessage ? '{"success":true}' : '<!doctype html><title>Sign in</title>')
  })

interface Options {
  /** Names of failures; all when left out. */
  readonly only?: readonly string[]
  /** Milliseconds of each failure, which happens twice: without a content version, and with one. */
  readonly lasts: number
  /** Whether hanging requests are waited for, instead of being closed when the host recovers. */
  readonly waits: boolean
}

/** Lets the API host of a site fail in every way, one after another, while the site is read. */
export async function hostFails({ only, lasts, waits }: Options): Promise<Outcome> {
  const redirectTarget = await startRedirectTarget()
  const all = hostFailures((path) => redirectTarget.base + path)
  const failures = Object.entries(all).filter(([name]) => only?.includes(name) ?? true)
  const host = await startFailingHost()
  const site = await startSite(host.base, { env: { TRUST_PROXY: 'loopback' } })
  let isHostWell = true
  const problems: string[] = []
  try {
    for (const { path, language } of CACHED_PAGES) {
      await visit(site.url + path, { cookie: `language=${language}` })
    }
    const socketsBefore = openSockets(site.pid)
    const megabytesBefore = residentMegabytes(site.pid)
    const maxMegabytes = watchMaxMegabytes(site.pid)
    const end = new AbortController()
    const load = startSteadyLoad(site.url, CACHED_PAGES, LOAD)
    const sending = sendMessages(site.url, 2, end.signal)
    let unknownPages = 0
    let slowestNews = 0
    for (const [name, failure] of failures) {
      for (const withVersion of [false, true]) {
        isHostWell = false
        host.fail(failure, withVersion)
        const reading = readUnknownPages(site.url, () => isHostWell)
        await randomPause(lasts, lasts * 1.2)
        const begin = performance.now()
        isHostWell = true
        const title = host.recover()
        if (!waits) host.closeConnections()
        const seenAfter = (await seenAt(site.url + STORY_PATH, title)) - begin
        slowestNews = Math.max(slowestNews, seenAfter)
        const pages = await reading.stop()
        unknownPages += pages.count
        if (!Number.isFinite(seenAfter)) pages.problems.push('no news afterwards')
        problems.push(...pages.problems.map((problem) => `${name}: ${problem}`))
      }
    }
    end.abort()
    const [{ accepted, refused, unanswered }, results] = await Promise.all([sending, load.stop()])
    if (waits) await sleep(LAST_RESPONSE_MS)
    if (unanswered > 0) problems.push(`${unanswered} messages without an answer`)
    if (redirectTarget.requestLines.some((line) => line.startsWith('POST'))) {
      problems.push('a message went elsewhere')
    }
    const badRefusals = Object.keys(refused).filter((reason) => !/^(503|429) \w/.test(reason))
    problems.push(...badRefusals.map((reason) => `a message was answered ${reason}`))
    const moreSockets = await moreSocketsThan(socketsBefore, site.pid)
    const moreMegabytes = maxMegabytes() - megabytesBefore
    if (moreSockets > MAX_MORE_SOCKETS) problems.push(`${moreSockets} more sockets`)
    if (moreMegabytes > MAX_MORE_MEGABYTES) problems.push(`${moreMegabytes} more megabytes`)
    return {
      fault: 'API host failing in every way',
      times: failures.length * 2,
      promised: results.length + accepted.length,
      lost: results.filter(isFailure).length + compare(accepted, host.accepted).lost,
      doubled: compare([], host.received).doubled,
      isWhole: problems.length === 0,
      seen:
        [...failureReasons(results), ...new Set(problems)].slice(0, 8).join('; ') ||
        [
          `kept pages ${results.length}, slowest ${Math.round(summarizeVisits(results).worst)} ms`,
          `unknown pages ${unknownPages}`,
          `messages taken ${accepted.length}, refused ${JSON.stringify(refused)}`,
          `news after ${Math.round(slowestNews)} ms at most`,
          `${moreSockets} more sockets, ${Math.round(moreMegabytes)} more MB at most`,
        ].join('; '),
    }
  } finally {
    await site.stop()
    await host.close()
    await redirectTarget.close()
  }
}
