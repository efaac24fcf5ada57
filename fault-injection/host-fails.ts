import { startFakeApiHost } from '../apps/site/server/testing/fake-api-host.ts'
import { firstSeen } from '../bench/rush/seen.ts'
import { startSteadyLoad } from '../bench/rush/steady-load.ts'
import { residentMegabytes } from '../bench/search/memory.ts'
import { startSite } from '../bench/server/site-process.ts'
import { visit } from '../bench/server/visit.ts'
import { STORY, startFailingHost } from './failing-host.ts'
import { type Outcome, someTime } from './fault.ts'
import { hostFailures } from './host-failures.ts'
import { openSockets, watchMost } from './open-sockets.ts'
import { askUnknownPages } from './unknown-pages.ts'
import { compare, keepSending } from './writers.ts'

/** Requests a second for pages that the site has. */
const LOAD = 20
const STORY_PATH = `/resources/NewsDetail/warka-${STORY}`
const KEPT = ['/', '/resources/news', '/contact', STORY_PATH].flatMap((path) =>
  (['SO', 'EN'] as const).map((language) => ({ path, language })),
)
/** Sockets that the site may have more than before, once the host is well again. */
const MORE_SOCKETS = 60
/** Megabytes that it may take more at worst: of answers without end, most are waiting to be swept. */
const MORE_MEGABYTES = 600
/** Looks at the sockets, two a second. */
const LOOKS = 40
/** Milliseconds: longest wait of the site for a host that took a message, and some more. */
const LAST_ANSWER = 17_000

/** Sockets more than before, when those that nobody uses have had the time to be closed. */
async function socketsLeft(pid: number, before: number): Promise<number> {
  for (let look = 0; look < LOOKS && openSockets(pid) - before > MORE_SOCKETS; look += 1) {
    await someTime(500, 500)
  }
  return openSockets(pid) - before
}

export interface HostFails {
  /** Which failures, by name; all when left out. */
  readonly only?: readonly string[]
  /** Milliseconds that each lasts, twice: silent about its version, and telling of news. */
  readonly lasts: number
  /** Whether what hangs is waited for to its end, and not ended by the host when it is well. */
  readonly waits: boolean
}

/** Lets the API host of a site fail in every way, one after another, while the site is read. */
export async function hostFails({ only, lasts, waits }: HostFails): Promise<Outcome> {
  const strayed: string[] = []
  const elsewhere = await startFakeApiHost((request, response) => {
    strayed.push(`${request.method} ${request.url}`)
    const isMessage = request.method === 'POST'
    const type = isMessage ? 'application/json' : 'text/html'
    response.writeHead(200, { 'content-type': type })
    response.end(isMessage ? '{"success":true}' : '<!doctype html><title>Sign in</title>')
  })
  const failures = Object.entries(hostFailures((path) => elsewhere.base + path)).filter(
    ([name]) => only?.includes(name) ?? true,
  )
  const host = await startFailingHost()
  const site = await startSite(host.base, { env: { TRUST_PROXY: 'loopback' } })
  let isWell = true
  const problems: string[] = []
  try {
    for (const { path, language } of KEPT) {
      await visit(site.url + path, { cookie: `language=${language}` })
    }
    const sockets = openSockets(site.pid)
    const before = residentMegabytes(site.pid)
    const growth = watchMost(site.pid)
    const over = new AbortController()
    const load = startSteadyLoad(site.url, KEPT, LOAD)
    const messages = keepSending(site.url, 2, over.signal)
    let unknown = 0
    let slowest = 0
    for (const [name, failure] of failures) {
      for (const tellsVersion of [false, true]) {
        isWell = false
        host.fail(failure, tellsVersion)
        const pages = askUnknownPages(site.url, () => isWell)
        await someTime(lasts, lasts * 1.2)
        const begin = performance.now()
        isWell = true
        const news = host.recover()
        if (!waits) host.letGo()
        const seenAfter = (await firstSeen(site.url + STORY_PATH, news)) - begin
        slowest = Math.max(slowest, seenAfter)
        const { asked, wrong } = await pages.stop()
        unknown += asked
        const found = [...wrong, ...(Number.isFinite(seenAfter) ? [] : ['no news afterwards'])]
        problems.push(...found.map((each) => `${name}: ${each}`))
      }
    }
    over.abort()
    const [told, outcomes] = await Promise.all([messages, load.stop()])
    if (waits) await someTime(LAST_ANSWER, LAST_ANSWER)
    const failed = outcomes.filter((each) => typeof each === 'string')
    const ofMessages = compare(told.taken, host.took)
    if (told.unanswered > 0) problems.push(`${told.unanswered} messages without an answer`)
    if (strayed.some((each) => each.startsWith('POST'))) problems.push('a message went elsewhere')
    const refusals = Object.keys(told.refused).filter((each) => !/^(503|429) \w/.test(each))
    problems.push(...refusals.map((each) => `a message was answered ${each}`))
    const moreSockets = await socketsLeft(site.pid, sockets)
    const moreMegabytes = growth() - before
    if (moreSockets > MORE_SOCKETS) problems.push(`${moreSockets} more sockets`)
    if (moreMegabytes > MORE_MEGABYTES) problems.push(`${moreMegabytes} more megabytes`)
    const times = outcomes.filter((each) => typeof each === 'number')
    return {
      fault: 'API host failing in every way',
      times: failures.length * 2,
      promised: outcomes.length + told.taken.length,
      lost: failed.length + ofMessages.lost,
      doubled: compare([], host.came).doubled,
      isWhole: problems.length === 0,
      seen:
        [...new Set([...failed, ...problems])].slice(0, 8).join('; ') ||
        [
          `kept pages ${outcomes.length}, slowest ${Math.round(Math.max(...times))} ms`,
          `unknown pages ${unknown}`,
          `messages taken ${told.taken.length}, refused ${JSON.stringify(told.refused)}`,
          `news after ${Math.round(slowest)} ms at most`,
          `${moreSockets} more sockets, ${Math.round(moreMegabytes)} more MB at most`,
        ].join('; '),
    }
  } finally {
    await site.stop()
    await host.close()
    await elsewhere.close()
  }
}
