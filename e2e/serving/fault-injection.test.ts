import { expect, test } from 'vitest'
import { fillDisk } from '../../fault-injection/fill-disk.ts'
import { hostFails } from '../../fault-injection/host-fails.ts'
import { jumpClock } from '../../fault-injection/jump-clock.ts'
import { killDesk } from '../../fault-injection/kill-desk.ts'
import { killPublishing } from '../../fault-injection/kill-publishing.ts'
import { killSite } from '../../fault-injection/kill-site.ts'
import { TEST_DATA } from '../../scripts/steps/test-data.mjs'

/** These are the faults of `npm run faults`, a few times each; real processes start slowly. */
const TIMEOUT_MS = 600_000

const NOTHING_LOST = { lost: 0, doubled: 0, isWhole: true }

test(
  'a desk that is killed while it is written to has everything that it said it has',
  async () => {
    const outcome = await killDesk(3, TEST_DATA.migrated)
    expect(outcome, outcome.seen).toMatchObject({ ...NOTHING_LOST, times: 3 })
    expect(outcome.promised).toBeGreaterThan(0)
  },
  TIMEOUT_MS,
)

test(
  'a desk that is killed while it publishes, or restored, names the tags of all that has changed',
  async () => {
    const outcome = await killPublishing(3, TEST_DATA.migrated)
    expect(outcome, outcome.seen).toMatchObject({ ...NOTHING_LOST, times: 3 })
    expect(outcome.promised).toBeGreaterThan(0)
  },
  TIMEOUT_MS,
)

test(
  'a desk whose disk is full refuses, loses nothing and goes on',
  async ({ skip }) => {
    const outcome = await fillDisk(1, TEST_DATA.migrated)
    if (!outcome) return skip('this machine lets us make no small disk')
    expect(outcome, outcome.seen).toMatchObject(NOTHING_LOST)
    expect(outcome.seen).toContain('503 unavailable')
  },
  TIMEOUT_MS,
)

test(
  'while one of two sites is killed behind the proxy, every request is answered',
  async () => {
    // The rate is low enough for one site on a busy machine.
    const outcome = await killSite(2, 20)
    expect(outcome, outcome.seen).toMatchObject(NOTHING_LOST)
  },
  TIMEOUT_MS,
)

test(
  'while the API host hangs and lies, pages show the last valid content',
  async () => {
    const only = ['hangs in mid-body', 'says numbers for texts']
    const outcome = await hostFails({ only, lasts: 500, waits: false })
    expect(outcome, outcome.seen).toMatchObject({ ...NOTHING_LOST, times: 4 })
    expect(outcome.promised).toBeGreaterThan(0)
  },
  TIMEOUT_MS,
)

test(
  'a desk and a site whose clock is set back and forward lose nothing and show what is new',
  async ({ skip }) => {
    const outcome = await jumpClock(1, TEST_DATA.migrated)
    if (!outcome) return skip('this machine has no libfaketime')
    expect(outcome, outcome.seen).toMatchObject(NOTHING_LOST)
    expect(outcome.promised).toBeGreaterThan(0)
  },
  TIMEOUT_MS,
)
