import { withPostgres } from '../backup/databases/postgres-connection.ts'
import { CommandError } from './command-errors.ts'

/** Sentences for PostgreSQL's connection errors by code (its manual, appendix A), with what to do. */
const SENTENCES: Readonly<Record<string, (url: URL) => string>> = {
  '3D000': ({ pathname, host }) =>
    `there is no database ${pathname.slice(1)} at ${host}: make it (createdb), or correct DATABASE_URL.`,
  '28P01': ({ username, host }) =>
    `${host} does not know the account ${username} with this password: correct DATABASE_URL.`,
  '28000': ({ username, host }) =>
    `${host} lets the account ${username} not in from here: correct DATABASE_URL, or pg_hba.conf.`,
  '53300': ({ host }) => `${host} has no connection left: end another program, or raise its limit.`,
}

/**
 * Rejects with a sentence if PostgreSQL refuses the connection. Payload would otherwise create a database
 * for a misspelt name, and all content would seem to be lost.
 */
export async function assertDatabase(databaseUrl: string): Promise<void> {
  if (databaseUrl === '') return
  try {
    await withPostgres(databaseUrl, (query) => query('SELECT 1'))
  } catch (error) {
    const { code = '' } = error as { readonly code?: string }
    const sentence = SENTENCES[code]?.(new URL(databaseUrl))
    throw sentence === undefined ? error : new CommandError(`error: ${sentence}`)
  }
}
