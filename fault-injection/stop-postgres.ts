import { postgresFolder, startPostgres } from '../apps/desk/src/testing/postgres.ts'
import { run } from '../scripts/steps/run.mjs'
import { type DeskProcess, withDesk } from './desk-process.ts'
import { compare, type Outcome, randomPause } from './fault.ts'
import { withWriters } from './with-writers.ts'

/** The subjects in the database. */
async function storedSubjects(url: string): Promise<string[]> {
  const query = 'select subject from contact_messages'
  const text = await run(`${postgresFolder()}/psql`, ['-At', '-c', query, url])
  return text.split('\n').filter((line) => line !== '')
}

/** Crashes PostgreSQL while messages are written; `undefined` where there is no PostgreSQL. */
export async function stopPostgres(times: number, migrated?: string): Promise<Outcome | undefined> {
  if (postgresFolder() === undefined) return undefined
  const postgres = await startPostgres()
  // The tests' server acknowledges a commit before it is on the disk; a real one does not.
  const DATABASE_URL = `${postgres.url}?options=-c%20synchronous_commit%3Don`
  const crashAndRestart = async () => {
    await postgres.crash()
    await randomPause(1_000, 2_000)
    await postgres.restart()
  }
  const work = async (desk: DeskProcess) => {
    await desk.migrate()
    return withWriters(desk, {
      fault: 'PostgreSQL failed and came back',
      times,
      cause: crashAndRestart,
      afterMs: 3_000,
      check: async (accepted) => ({
        ...compare(accepted, await storedSubjects(postgres.url)),
        isWhole: true,
      }),
    })
  }
  return withDesk(migrated, work, { DATABASE_URL }).finally(postgres.stop)
}
