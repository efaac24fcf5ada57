import { postgresFolder, startPostgres } from '../apps/desk/src/testing/postgres.ts'
import { run } from '../scripts/steps/run.mjs'
import { migrate } from '../scripts/steps/stack.mjs'
import { dataFolder } from './data-folder.ts'
import { deskOn } from './desk-process.ts'
import { type Outcome, someTime } from './fault.ts'
import { whileWrittenTo } from './while-written-to.ts'

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
    return await whileWrittenTo(desk, {
      fault: 'PostgreSQL failed and came back',
      times,
      happen: async () => {
        await postgres.fail()
        await someTime(1_000, 2_000)
        await postgres.again()
      },
      after: 3_000,
      stored: async () => ({ subjects: await storedSubjects(postgres.url), isWhole: true }),
    })
  } finally {
    await desk.kill()
    await postgres.stop()
    remove()
  }
}
