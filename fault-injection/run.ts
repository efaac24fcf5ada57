/**
 * What is lost when things fail: `npm run faults`. Kills, locks, fills and stops real processes
 * while they are written to and read, and reports what was promised and is not there. Needs a built
 * project; some faults need root or PostgreSQL, and are left out without them.
 * `ONLY=killDesk npm run faults` does one.
 */
import { stopAfter } from '../bench/server/deadline.ts'
import type { Outcome } from './fault.ts'
import { fillDisk } from './fill-disk.ts'
import { hostFails } from './host-fails.ts'
import { jumpClock } from './jump-clock.ts'
import { killDesk } from './kill-desk.ts'
import { killOneOfTwoDesks, killPublishing } from './kill-publishing.ts'
import { killSite } from './kill-site.ts'
import { lockDatabase } from './lock-database.ts'
import { missSchedule } from './miss-schedule.ts'
import { stopPostgres } from './stop-postgres.ts'
import { upgrade } from './upgrade.ts'

const FAULTS: Readonly<Record<string, () => Promise<Outcome | undefined>>> = {
  killDesk: () => killDesk(50),
  killPublishing: () => killPublishing(30),
  killOneOfTwoDesks: () => killOneOfTwoDesks(20),
  lockDatabase: () => lockDatabase(5),
  fillDisk: () => fillDisk(5),
  stopPostgres: () => stopPostgres(10),
  killSite: () => killSite(20),
  hostFails: () => hostFails({ lasts: 4_000, waits: true }),
  jumpClock: () => jumpClock(16),
  missSchedule: () => missSchedule(20),
  upgrade: () => upgrade(2),
}

stopAfter(60)

const rows: Outcome[] = []
for (const [name, fault] of Object.entries(FAULTS)) {
  if (process.env.ONLY !== undefined && process.env.ONLY !== name) continue
  const outcome = await fault()
  if (outcome) {
    rows.push(outcome)
    console.log(JSON.stringify(outcome))
  } else console.log(`${name}: left out, this machine does not allow it`)
}
console.table(rows)
const isGood = rows.every(({ lost, doubled, isWhole }) => lost === 0 && doubled === 0 && isWhole)
process.exitCode = isGood ? 0 : 1
