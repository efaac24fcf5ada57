import { Refused } from '../../commands/refusals.ts'

type Rows = Readonly<Record<string, number>>

/** Throws `Refused` where a restored database lacks rows that its manifest counts. */
export function assertSameRows(told: Rows, restored: Rows): void {
  const tables = [...new Set([...Object.keys(told), ...Object.keys(restored)])]
  const others = tables.filter((table) => told[table] !== restored[table])
  if (others.length === 0) return
  const lines = others.map((table) => `${table}: ${restored[table]} of ${told[table]}`)
  throw new Refused(`The restored database has other rows than the archive: ${lines.join(', ')}`)
}
