import { withPostgres } from '../backup/databases/postgres-connection.ts'
import { Refused } from './refusals.ts'

/** What PostgreSQL refuses at the door (its manual, appendix A), and what to do. */
const REFUSALS: Readonly<Record<string, (url: URL) => string>> = {
  '3D000': ({ pathname, host }) =>
    `there is no database ${pathname.slice(1)} at ${host}: make it (createdb), or correct DATABASE_URL.`,
  '28P01': ({ username, host }) =>
    `${host} does not know the account ${username} with this password: correct DATABASE_URL.`,
  '28000': ({ username, host }) =>
    `${host} lets the account ${username} not in from here: correct DATABASE_URL, or pg_hba.conf.`,
  '53300': ({ host }) => `${host} has no connection left: end another program, or raise its limit.`,
}

/**
 * Rejects, in a sentence, where PostgreSQL does not let us in. Payload would make a database of a
 * misspelt name where the account may, and everything would seem to be gone.
 */
export async function assertDatabase(databaseUrl: string): Promise<void> {
  if (databaseUrl === '') return
  try {
    await withPostgres(databaseUrl, (ask) => ask('SELECT 1'))
  } catch (error) {
    const { code = '' } = error as { readonly code?: string }
    const sentence = REFUSALS[code]?.(new URL(databaseUrl))
    throw sentence === undefined ? error : new Refused(`error: ${sentence}`)
  }
}
