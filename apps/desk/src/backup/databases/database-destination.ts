import type { DatabaseKind } from '../manifest.ts'

/** An empty database that an archive's is put into. */
export interface DatabaseDestination {
  readonly kind: DatabaseKind
  /** For the operator; nothing secret. */
  readonly place: string
  /** Names of the migrations that this desk knows. */
  readonly migrations: readonly string[]
  /** Throws `Refused` where there is something already. */
  assertEmpty(): Promise<void>
  /** Takes the database's file of an archive into a folder; nobody sees it yet. */
  take(body: AsyncIterable<Uint8Array>, folder: string): Promise<void>
  /**
   * Has what was taken be the desk's database, whole or not at all, after it was found sound with
   * these rows in each table. Throws `Refused` where it is not.
   */
  settle(rows: Readonly<Record<string, number>>, signal: AbortSignal): Promise<void>
}
