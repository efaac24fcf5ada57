/**
 * A site on a bad day: `npm run bench soak`. Ten minutes of readers from many addresses at half of
 * what can be answered, while an editor publishes, messages come in and one address floods the
 * search. `MINUTES=2 npm run bench soak` measures shorter. Starts a desk with the sample content, a
 * site and the proxy, and stops them.
 */
import { startProxy } from '../scripts/steps/proxy.mjs'
import { allAddresses } from './load/addresses.ts'
import { mixed } from './load/cold.ts'
import { type Outcome, visitsOf } from './rush/arrivals.ts'
import { firstEditor } from './rush/editor.ts'
import { type Publish, publishes } from './rush/publishes.ts'
import { publishResult, publishTable } from './rush/tables.ts'
import { stopAfter } from './server/deadline.ts'
import { rounded } from './server/figures.ts'
import { ownProcessesIn } from './server/processes.ts'
import { DESK_FOLDER, startSampleDesk } from './server/sample-desk.ts'
import { startSite } from './server/site-process.ts'
import { flood } from './soak/flood.ts'
import { watchMemory } from './soak/memory-watch.ts'
import { messages, storedSubjects } from './soak/messages.ts'
import { readersOf } from './soak/readers.ts'

const MINUTES = Number(process.env.MINUTES ?? 10)
/** Seconds for which the maximum is looked for, after as many of warming up. */
const MAX_LOAD_SECONDS = 10
/** Requests a second of the flood. */
const FLOOD = 500
/** Milliseconds between two messages, and between two publishes. */
const MESSAGE_EVERY = 2_000
const PUBLISH_EVERY = 15_000

stopAfter(MINUTES + 5)

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const desk = await startSampleDesk()
const site = await startSite(desk.url, { env: { TRUST_PROXY: 'loopback' } })
const proxy = await startProxy({ origins: [site.url], boundsLoopback: true })
try {
  const pages = mixed(await allAddresses(site.url))
  const readers = readersOf(proxy.url, pages)
  const editor = await firstEditor(desk.url)
  await readers.asMuchAsTheyGet(MAX_LOAD_SECONDS)
  const most = await readers.asMuchAsTheyGet(MAX_LOAD_SECONDS)
  console.log(`${pages.length} pages; at most ${Math.round(most)} requests a second`)

  const outcomes: Outcome[] = []
  const published: Publish[] = []
  const unpublished: string[] = []
  const memory = {
    site: watchMemory(site.pid),
    desk: watchMemory(Math.min(...ownProcessesIn(DESK_FOLDER))),
    proxy: watchMemory(proxy.pid),
  }
  const over = new AbortController()
  const others = Promise.all([
    flood(proxy.url, FLOOD, over.signal),
    messages(proxy.url, MESSAGE_EVERY, over.signal),
    (async () => {
      while (!over.signal.aborted) {
        await publishes(proxy.url, editor, 1).then(
          (seen) => published.push(...seen),
          (error) => unpublished.push(String(error)),
        )
        await pause(PUBLISH_EVERY)
      }
    })(),
  ])
  await readers.steadily(most / 2, MINUTES * 60, (outcome) => outcomes.push(outcome))
  over.abort()
  const [floodAnswers, { sent, taken }] = await others
  readers.leave()
  const held = Object.fromEntries(
    Object.entries(memory).map(([name, watch]) => [name, watch.stop()]),
  )

  const visits = visitsOf(outcomes)
  const stored = new Set(storedSubjects(desk.folder))
  const lost = taken.filter((subject) => !stored.has(subject)).length
  const reasons = [...new Set(outcomes.filter((each) => typeof each === 'string'))].slice(0, 5)
  console.table([
    {
      minutes: MINUTES,
      'asked a second': Math.round(most / 2),
      requests: visits.visits,
      failed: visits.failed,
      'p50 ms': rounded(visits.median),
      'p99 ms': rounded(visits.percentile99),
      'worst ms': rounded(visits.worst),
    },
  ])
  if (reasons.length > 0) console.log(reasons.join('\n'))
  console.table(publishTable({ proxy: published }))
  if (unpublished.length > 0) console.log(unpublished.join('\n'))
  if (proxy.said.length > 0) console.log(proxy.said.slice(0, 5).join(''))
  console.table([
    { messages: sent, taken: taken.length, lost, flood: JSON.stringify(floodAnswers) },
  ])
  console.table(held)
  console.log(
    JSON.stringify({
      bench: 'soak',
      minutes: MINUTES,
      most,
      visits,
      publishes: publishResult({ proxy: published }),
      unpublished,
      messages: { sent, taken: taken.length, lost },
      flood: floodAnswers,
      memory: held,
    }),
  )
} finally {
  await proxy.stop()
  await site.stop()
  await desk.stop()
}
