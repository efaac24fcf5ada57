import { expect, test } from 'vitest'
import { breakingChanges } from './breaking-changes.ts'
import type { Column, Snapshot, Table } from './snapshot.ts'

const text = { type: 'text', notNull: false } as const

/** A schema of one table, with these columns besides its id and its title. */
function messages(columns: Record<string, Column> = {}, table: Partial<Table> = {}): Snapshot {
  const id = { type: 'integer', notNull: true, primaryKey: true }
  return { tables: { messages: { columns: { id, title: text, ...columns }, ...table } } }
}

const unique = (...columns: string[]) => ({ indexes: { one_of_each: { isUnique: true, columns } } })

const constraint = (...columns: string[]) => ({ uniqueConstraints: { other: { columns } } })

const owner = (onDelete: string) => ({
  foreignKeys: {
    fk: { columnsFrom: ['owner'], tableTo: 'users', columnsTo: ['id'], onDelete },
  },
})

const BREAKING: readonly [string, Snapshot, Snapshot, string][] = [
  [
    'a table that is gone',
    { tables: { ...messages().tables, notes: { columns: {} } } },
    messages(),
    'The table notes is gone, or has another name',
  ],
  [
    'a column that has another name',
    messages({ name: text }),
    messages({ sender: text }),
    'messages.name is gone, or has another name',
  ],
  [
    'a type that has changed',
    messages({ size: text }),
    messages({ size: { ...text, type: 'numeric' } }),
    'messages.size was text and is numeric',
  ],
  [
    'a column that has become required',
    messages({ name: text }),
    messages({ name: { ...text, notNull: true, default: "''" } }),
    'messages.name has become required',
  ],
  [
    'a required column that has lost its default',
    messages({ name: { ...text, notNull: true, default: "''" } }),
    messages({ name: { ...text, notNull: true } }),
    'messages.name is required and its default is gone',
  ],
  [
    'a new required column without a default',
    messages(),
    messages({ name: { ...text, notNull: true } }),
    'messages.name is new, required and without a default',
  ],
  [
    'another primary key',
    messages({ name: { ...text, notNull: true } }),
    messages({ name: { ...text, notNull: true, primaryKey: true } }),
    'messages.name is in the primary key of one version alone',
  ],
  [
    'a value that an enum no longer takes',
    { ...messages(), enums: { state: { values: ['new', 'done'] } } },
    { ...messages(), enums: { state: { values: ['new'] } } },
    'state no longer takes done',
  ],
  [
    'an enum that is gone',
    { ...messages(), enums: { state: { values: ['new'] } } },
    { ...messages(), enums: {} },
    'The type state is gone, or has another name',
  ],
  [
    'a unique index over columns that were there',
    messages(),
    messages({}, unique('title')),
    'messages: one_of_each lets no two rows be alike in title any more',
  ],
  [
    'a unique index over a new column that is the same in every row of the older version',
    messages(),
    messages({ place: { ...text, default: "'here'" } }, unique('place')),
    'messages: one_of_each lets no two rows be alike in place any more',
  ],
  [
    'an index that has become unique, as PostgreSQL writes it',
    messages({}, { indexes: { a: { isUnique: false, columns: [{ expression: 'title' }] } } }),
    messages({}, { indexes: { a: { isUnique: true, columns: [{ expression: 'title' }] } } }),
    'messages: a lets no two rows be alike in title any more',
  ],
  [
    'a unique constraint by which one row alone may be empty',
    messages(),
    messages(
      { place: text },
      { uniqueConstraints: { c: { columns: ['place'], nullsNotDistinct: true } } },
    ),
    'messages: c lets one row alone be empty in place',
  ],
  [
    'a foreign key on a column that was there',
    messages({ owner: text }),
    messages({ owner: text }, owner('cascade')),
    'messages has a new foreign key on a column that was there: owner to users.id, on delete cascade',
  ],
  [
    'a foreign key with another rule',
    messages({ owner: text }, owner('set null')),
    messages({ owner: text }, owner('restrict')),
    'messages has a new foreign key on a column that was there: owner to users.id, on delete restrict',
  ],
  [
    'a new check',
    messages(),
    messages({}, { checkConstraints: { short: { value: 'length(title) < 9' } } }),
    'messages has a new check: short',
  ],
]

test.each(BREAKING)('%s breaks the previous version', (_name, before, after, fault) => {
  expect(breakingChanges(before, after)).toEqual([fault])
})

const WIDENING: readonly [string, Snapshot, Snapshot][] = [
  ['nothing new', messages(), messages()],
  ['a new table', messages(), { tables: { ...messages().tables, notes: { columns: {} } } }],
  ['a new column that may be empty', messages(), messages({ place: text })],
  [
    'a new required column with a default',
    messages(),
    messages({ place: { ...text, notNull: true, default: "'here'" } }),
  ],
  [
    'a column that is required no longer',
    messages({ name: { ...text, notNull: true } }),
    messages({ name: text }),
  ],
  ['a unique index over a new column', messages(), messages({ key: text }, unique('key'))],
  [
    'a unique index over a new column and one that was there',
    messages(),
    messages({ key: text }, unique('title', 'key')),
  ],
  [
    'a unique index of another name',
    messages({}, unique('title')),
    messages({}, constraint('title')),
  ],
  ['a foreign key of a new column', messages(), messages({ owner: text }, owner('set null'))],
  [
    'a foreign key that is gone',
    messages({ owner: text }, owner('cascade')),
    messages({ owner: text }),
  ],
  [
    'a new value of an enum',
    { ...messages(), enums: { state: { values: ['new'] } } },
    { ...messages(), enums: { state: { values: ['new', 'done'] } } },
  ],
]

test.each(WIDENING)('%s does not break the previous version', (_name, before, after) => {
  expect(breakingChanges(before, after)).toEqual([])
})
