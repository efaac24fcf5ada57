/** What the rule reads of the schema that drizzle keeps beside each migration, of either database. */
export interface Snapshot {
  readonly tables: Readonly<Record<string, Table>>
  /** PostgreSQL's alone; SQLite has texts in their place. */
  readonly enums?: Readonly<Record<string, { readonly values: readonly string[] }>>
}

export interface Table {
  readonly columns: Readonly<Record<string, Column>>
  readonly indexes?: Readonly<Record<string, Index>>
  readonly foreignKeys?: Readonly<Record<string, ForeignKey>>
  readonly uniqueConstraints?: Readonly<Record<string, UniqueConstraint>>
  readonly checkConstraints?: Readonly<Record<string, { readonly value: string }>>
}

export interface Column {
  readonly type: string
  readonly notNull: boolean
  readonly primaryKey?: boolean
  readonly default?: unknown
}

interface Index {
  readonly isUnique: boolean
  /** Names in SQLite's snapshots, objects in PostgreSQL's. */
  readonly columns: readonly (string | { readonly expression: string })[]
}

interface UniqueConstraint {
  readonly columns: readonly string[]
  readonly nullsNotDistinct?: boolean
}

interface ForeignKey {
  readonly columnsFrom: readonly string[]
  readonly tableTo: string
  readonly columnsTo: readonly string[]
  readonly onDelete?: string
}
