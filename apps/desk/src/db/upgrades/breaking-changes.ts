import type { Column, Snapshot, Table } from './snapshot.ts'

/** The names and columns of a table's unique indexes and constraints. */
function uniqueKeys({ indexes = {}, uniqueConstraints = {} }: Table) {
  const uniqueIndexes = Object.entries(indexes).filter(([, { isUnique }]) => isUnique)
  return [...uniqueIndexes, ...Object.entries(uniqueConstraints)].map(([name, { columns }]) => ({
    name,
    columns: columns.map((column) => (typeof column === 'string' ? column : column.expression)),
  }))
}

/** The foreign keys of a table, with a description by which they are compared. */
function describeForeignKeys({ foreignKeys = {} }: Table) {
  return Object.values(foreignKeys).map(
    ({ columnsFrom, tableTo, columnsTo, onDelete = 'no action' }) => ({
      columns: columnsFrom,
      description: `${columnsFrom} to ${tableTo}.${columnsTo}, on delete ${onDelete}`,
    }),
  )
}

function breakingColumnChanges(name: string, before: Column, after: Column): string[] {
  const faults: string[] = []
  if (after.type !== before.type) {
    faults.push(`${name} was ${before.type} and is ${after.type}`)
  }
  if (Boolean(after.primaryKey) !== Boolean(before.primaryKey)) {
    faults.push(`${name} is in the primary key of one version alone`)
  }
  // A default does not help: the older version writes NULL where an editor leaves the field empty.
  if (after.notNull && !before.notNull) faults.push(`${name} has become required`)
  if (after.notNull && before.default !== undefined && after.default === undefined) {
    faults.push(`${name} is required and its default is gone`)
  }
  return faults
}

function breakingTableChanges(name: string, before: Table, after: Table): string[] {
  const faults: string[] = []
  for (const [column, previous] of Object.entries(before.columns)) {
    const next = after.columns[column]
    if (next === undefined) faults.push(`${name}.${column} is gone, or has another name`)
    else faults.push(...breakingColumnChanges(`${name}.${column}`, previous, next))
  }
  for (const [column, { notNull, default: value }] of Object.entries(after.columns)) {
    if (column in before.columns || !notNull || value !== undefined) continue
    faults.push(`${name}.${column} is new, required and without a default`)
  }
  // New columns without a default are NULL in the older version's rows, and NULLs are distinct.
  const staysEmpty = (column: string) => {
    const added = after.columns[column]
    return !(column in before.columns) && added !== undefined && added.default === undefined
  }
  const previousKeys = new Set(uniqueKeys(before).map(({ columns }) => columns.join()))
  for (const { name: index, columns } of uniqueKeys(after)) {
    if (previousKeys.has(columns.join()) || columns.some(staysEmpty)) continue
    faults.push(`${name}: ${index} lets no two rows be alike in ${columns.join(' and ')} any more`)
  }
  for (const [constraint, { columns, nullsNotDistinct }] of Object.entries(
    after.uniqueConstraints ?? {},
  )) {
    if (!nullsNotDistinct || !columns.some(staysEmpty)) continue
    faults.push(`${name}: ${constraint} lets one row alone be empty in ${columns.join(' and ')}`)
  }
  const previousForeignKeys = new Set(
    describeForeignKeys(before).map(({ description }) => description),
  )
  for (const { columns, description } of describeForeignKeys(after)) {
    if (
      previousForeignKeys.has(description) ||
      columns.some((column) => !(column in before.columns))
    )
      continue
    faults.push(`${name} has a new foreign key on a column that was there: ${description}`)
  }
  for (const check of Object.keys(after.checkConstraints ?? {})) {
    if (before.checkConstraints?.[check]?.value === after.checkConstraints?.[check]?.value) continue
    faults.push(`${name} has a new check: ${check}`)
  }
  return faults
}

/**
 * The changes of a newer schema with which the version of the older schema could not run, one sentence
 * each. Both are snapshots that drizzle wrote beside migrations of the same database.
 */
export function breakingChanges(before: Snapshot, after: Snapshot): string[] {
  const faults: string[] = []
  for (const [name, previous] of Object.entries(before.tables)) {
    const next = after.tables[name]
    if (next === undefined) faults.push(`The table ${name} is gone, or has another name`)
    else faults.push(...breakingTableChanges(name, previous, next))
  }
  for (const [name, { values }] of Object.entries(before.enums ?? {})) {
    const next = after.enums?.[name]
    if (next === undefined) faults.push(`The type ${name} is gone, or has another name`)
    const removed = values.filter((value) => next && !next.values.includes(value))
    faults.push(...removed.map((value) => `${name} no longer takes ${value}`))
  }
  return faults
}
