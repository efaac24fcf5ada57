/**
 * What the log costs a publish: `node apps/desk/src/transparency-log/testing/measure.ts 100000`. Fills a
 * log with so many entries (PostgreSQL where DATABASE_URL_TEST is set), then writes two hundred one by
 * one, as publishes do. Prints the milliseconds of each, and of a transaction without an entry.
 */
import { createLocalReq } from 'payload'
import { inTransaction } from '../../db/in-transaction.ts'
import { openTestDesk } from '../../testing/desk.ts'
import { appendEntries, type LoggedVersion } from '../append-entries.ts'

const BATCH_SIZE = 256
const PUBLISHES = 200

const size = Number(process.argv[2] ?? 100_000)
const desk = await openTestDesk()
const req = await createLocalReq({}, desk.payload)

const version = (id: number): LoggedVersion => ({
  subject: `post:${id}:so`,
  at: new Date().toISOString(),
  text: String(id).padStart(64, '0'),
  record: {
    ...{ action: 'published', kind: 'news', id, language: 'so', reference: '', note: '' },
    files: ['f'.repeat(64)],
  },
})

/** The median and the slowest tenth of what some work takes, in ms. */
async function measure(name: string, work: (index: number) => Promise<void>) {
  const times: number[] = []
  for (let index = 0; index < PUBLISHES; index += 1) {
    const begin = performance.now()
    await work(index)
    times.push(performance.now() - begin)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * PUBLISHES)]?.toFixed(2)
  console.log(`${name}: median ${at(0.5)} ms, nine of ten within ${at(0.9)} ms`)
}

const begin = performance.now()
for (let first = 0; first < size; first += BATCH_SIZE) {
  const count = Math.min(BATCH_SIZE, size - first)
  const batch = Array.from({ length: count }, (_, place) => version(first + place))
  await appendEntries(req, batch)
}
console.log(`${size} entries written in ${((performance.now() - begin) / 1000).toFixed(1)} s`)

await measure('A transaction without an entry', () => inTransaction(req, async () => undefined))
await measure('A publish’s entry, of a new text', (index) =>
  appendEntries(req, [version(size + index)]),
)
await measure('A publish’s entry, of a changed text', (index) =>
  appendEntries(req, [version(index)]),
)
await desk.close()
process.exit()
