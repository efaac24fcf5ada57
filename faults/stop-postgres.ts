import { postgresFolder, startPostgres } from '../apps/desk/src/testing/postgres.ts'
import { run } from '../scripts/steps/run.mjs'
import { migrate } from '../scripts/steps/stack.mjs'
import { dataFolder } from './data-folder.ts'
import { deskOn } from './desk-process.ts'
import { type Outcome, someTime } from './fault.ts'
import { compare, keepSending } from './writers.ts'

/** The subjects that are stored, asked for past the desk. */
async function storedSubjects(url: string): Promise<string[]> {
  const psql = `${postgresFolder()}/psql`
  const query = 'select subject from contact_messages'
  const text: string = await run(psql, ['-At', '-c', query, url])
  return text.split('\n').filter((line) => line !== '')
}

/** Ends PostgreSQL so many times while messages are written; none where there is no PostgreSQL. */
export async function stopPostgres(times: number, migrated?: string): Promise<Outcome | undefined> {
  if (postgresFolder() === undefined) return undefined
  const { folder, remove } = await dataFolder(migrated)
  const postgres = await startPostgres()
  // The tests' server tells of a commit before it has written it; one that is trusted does not.
  const DATABASE_URL = `${postgres.url}?options=-c%20synchronous_commit%3Don`
  const variables = { DATABASE_URL }
  const desk = await deskOn(folder, variables)
  try {
    await migrate({ DATA_DIR: folder, ...variables })
    await desk.start()
    const over = new AbortController()
    const messages = keepSending(desk.url, 2, over.signal)
    for (let stop = 0; stop < times; stop += 1) {
      await someTime(500, 1_000)
      await postgres.fail()
      await someTime(1_000, 2_000)
      await postgres.again()
    }
    await someTime(3_000, 4_000)
    over.abort()
    const told = await messages
    await desk.stop()
    const found = await storedSubjects(postgres.url)
    return {
      fault: 'PostgreSQL failed and came back',
      times,
      promised: told.taken.length,
      ...compare(told.taken, found),
      isWhole: true,
      seen: `${JSON.stringify(told.refused)}, ${told.unanswered} unanswered`,
    }
  } finally {
    await desk.kill()
    await postgres.stop()
    remove()
  }
}
