import type { Column, Snapshot, Table } from './snapshot.ts'

/** The columns of each index or constraint by which rows must differ, with its name. */
function uniqueOf({ indexes = {}, uniqueConstraints = {} }: Table) {
  const ofIndexes = Object.entries(indexes).flatMap(([name, { isUnique, columns }]) =>
    isUnique
      ? [{ name, columns: columns.map((it) => (typeof it === 'string' ? it : it.expression)) }]
      : [],
  )
  const ofConstraints = Object.entries(uniqueConstraints).map(([name, { columns }]) => ({
    name,
    columns: [...columns],
  }))
  return [...ofIndexes, ...ofConstraints]
}

/** What each foreign key says, by its words: one that says something else is another one. */
function foreignKeysOf({ foreignKeys = {} }: Table) {
  return Object.values(foreignKeys).map(
    ({ columnsFrom, tableTo, columnsTo, onDelete = 'no action' }) => ({
      columns: [...columnsFrom],
      words: `${columnsFrom} to ${tableTo}.${columnsTo}, on delete ${onDelete}`,
    }),
  )
}

function ofColumn(name: string, before: Column, after: Column): string[] {
  const faults: string[] = []
  if (after.type !== before.type) {
    faults.push(`${name} was ${before.type} and is ${after.type}`)
  }
  if (Boolean(after.primaryKey) !== Boolean(before.primaryKey)) {
    faults.push(`${name} is in the primary key of one version alone`)
  }
  // With a default too: the older version writes NULL where an editor leaves it empty.
  if (after.notNull && !before.notNull) faults.push(`${name} has become required`)
  if (after.notNull && before.default !== undefined && after.default === undefined) {
    faults.push(`${name} is required and its default is gone`)
  }
  return faults
}

function ofTable(name: string, before: Table, after: Table): string[] {
  const faults: string[] = []
  for (const [column, was] of Object.entries(before.columns)) {
    const is = after.columns[column]
    if (is === undefined) faults.push(`${name}.${column} is gone, or has another name`)
    else faults.push(...ofColumn(`${name}.${column}`, was, is))
  }
  for (const [column, is] of Object.entries(after.columns)) {
    if (column in before.columns || !is.notNull || is.default !== undefined) continue
    faults.push(`${name}.${column} is new, required and without a default`)
  }
  // A new column that is empty in the older version's rows lets any number of them stand.
  const staysEmpty = (column: string) => {
    const is = after.columns[column]
    return !(column in before.columns) && is !== undefined && is.default === undefined
  }
  const wereUnique = new Set(uniqueOf(before).map(({ columns }) => columns.join()))
  for (const { name: index, columns } of uniqueOf(after)) {
    if (wereUnique.has(columns.join()) || columns.some(staysEmpty)) continue
    faults.push(`${name}: ${index} lets no two rows be alike in ${columns.join(' and ')} any more`)
  }
  for (const [constraint, { columns, nullsNotDistinct }] of Object.entries(
    after.uniqueConstraints ?? {},
  )) {
    if (!nullsNotDistinct || !columns.some(staysEmpty)) continue
    faults.push(`${name}: ${constraint} lets one row alone be empty in ${columns.join(' and ')}`)
  }
  const pointed = new Set(foreignKeysOf(before).map(({ words }) => words))
  for (const { columns, words } of foreignKeysOf(after)) {
    if (pointed.has(words) || columns.some((column) => !(column in before.columns))) continue
    faults.push(`${name} has a new foreign key on a column that was there: ${words}`)
  }
  for (const check of Object.keys(after.checkConstraints ?? {})) {
    if (before.checkConstraints?.[check]?.value === after.checkConstraints?.[check]?.value) continue
    faults.push(`${name} has a new check: ${check}`)
  }
  return faults
}

/**
 * What in a newer schema the version on the older one could not live with, in sentences; none where
 * that version reads and writes on it as before. Both are snapshots that drizzle keeps beside a
 * migration, of the same database.
 */
export function breakingChanges(before: Snapshot, after: Snapshot): string[] {
  const faults: string[] = []
  for (const [name, was] of Object.entries(before.tables)) {
    const is = after.tables[name]
    if (is === undefined) faults.push(`The table ${name} is gone, or has another name`)
    else faults.push(...ofTable(name, was, is))
  }
  for (const [name, { values }] of Object.entries(before.enums ?? {})) {
    const left = after.enums?.[name]
    if (left === undefined) faults.push(`The type ${name} is gone, or has another name`)
    const gone = left === undefined ? [] : values.filter((value) => !left.values.includes(value))
    faults.push(...gone.map((value) => `${name} no longer takes ${value}`))
  }
  return faults
}
