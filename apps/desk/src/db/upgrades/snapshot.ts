/** The part of drizzle's schema snapshots that `breakingChanges` reads, for both databases. */
export interface Snapshot {
  readonly tables: Readonly<Record<string, Table>>
  /** Only on PostgreSQL; SQLite has text columns instead. */
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
