/**
 * What the audit's chain costs: `node apps/desk/src/audit/testing/measure-chain.ts 100000`. Writes so many
 * entries (PostgreSQL where DATABASE_URL_TEST is set), then chains and verifies them. Prints the seconds
 * of each, and the most memory that the process has had.
 */
import { openTestDesk } from '../../testing/desk.ts'
import { beginChain } from '../chain/chain-entries.ts'
import { runSql, verifyDesk } from '../chain/testing/tamper.ts'

const PER_STATEMENT = 1000

const size = Number(process.argv[2] ?? 100_000)
const desk = await openTestDesk()
const now = new Date().toISOString()
const change = JSON.stringify({ title: ['Wasiirka oo kormeeray', 'Wasiirku wuu kormeeray'] })
const row = `('post.changed', 'posts', '12', 'Qoraal', 'qof@tusaale.example', '${change}', '${now}', '${now}')`
for (let written = 0; written < size; written += PER_STATEMENT) {
  const rows = Array(Math.min(PER_STATEMENT, size - written)).fill(row)
  await runSql(
    desk.payload,
    `INSERT INTO audit (action, collection, document, heading, whose_email, change, created_at, updated_at)
     VALUES ${rows.join(', ')}`,
  )
}

async function measure(name: string, work: () => Promise<unknown>) {
  const begin = performance.now()
  await work()
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(`${name}: ${seconds} s, ${megabytes} MB at most so far`)
}

await measure('Nothing', async () => undefined)
await measure(`${size} entries chained`, () => beginChain(desk.payload))
await measure(`${size} entries verified`, async () => {
  const { faultCount, size: verified } = await verifyDesk(desk.payload)
  if (faultCount > 0 || verified !== size) throw new Error(`${faultCount} faults in ${verified}`)
})
await desk.close()
process.exit()
