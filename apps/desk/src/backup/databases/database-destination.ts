import { CommandError } from '../../commands/command-errors.ts'
import type { DatabaseKind } from '../manifest.ts'

/** Number of rows by table. */
type RowCounts = Readonly<Record<string, number>>

/** An empty database into which an archive's database is restored. */
export interface DatabaseDestination {
  readonly kind: DatabaseKind
  /** For the operator; nothing secret. */
  readonly place: string
  /** Names of this desk's migrations. */
  readonly migrations: readonly string[]
  /** Throws `CommandError` if the database is not empty. */
  assertEmpty(): Promise<void>
  /**
   * Writes the database's file of an archive to a temporary folder. Throws `CommandError` if it is larger
   * than `maxBytes` without its compression.
   */
  receive(body: AsyncIterable<Uint8Array>, folder: string, maxBytes: number): Promise<void>
  /**
   * Makes the received file the desk's database, as a whole or not at all. Throws `CommandError` if it is
   * damaged or has other numbers of rows.
   */
  commit(rows: RowCounts, signal: AbortSignal): Promise<void>
}

/** Throws `CommandError` if a restored database does not have the numbers of rows of its manifest. */
export function assertSameRows(expected: RowCounts, restored: RowCounts): void {
  const tables = [...new Set([...Object.keys(expected), ...Object.keys(restored)])]
  const different = tables.filter((table) => expected[table] !== restored[table])
  if (different.length === 0) return
  const lines = different.map((table) => `${table}: ${restored[table]} of ${expected[table]}`)
  throw new CommandError(
    `The restored database has other rows than the archive: ${lines.join(', ')}`,
  )
}

/** Passes bytes on; throws `CommandError` after `maxBytes` of them. */
export const limitTo = (maxBytes: number) =>
  async function* limit(chunks: AsyncIterable<Uint8Array>) {
    let bytes = 0
    for await (const chunk of chunks) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) {
        throw new CommandError(
          `The archive's database is larger than the ${maxBytes} bytes that it may have here: it is not restored.`,
        )
      }
      yield chunk
    }
  }
