import type { CollectionConfig, GlobalConfig } from 'payload'
import { nobody } from '../access/nobody.ts'

/** Only `append-entries.ts` writes the log, and only a removal erases records of it. */
const INTERNAL = {
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  timestamps: false,
} as const satisfies Partial<CollectionConfig>

/** The entries of the transparency log, in their order. */
export const logEntries: CollectionConfig = {
  ...INTERNAL,
  slug: 'log-entries',
  indexes: [{ fields: ['subject', 'index'] }],
  fields: [
    // The place in the log, from 0.
    { name: 'index', type: 'number', required: true, unique: true, index: true },
    // The bytes of the entry, which are JSON.
    { name: 'entry', type: 'text', required: true },
    // The JSON of its record; null once it has been erased.
    { name: 'record', type: 'text' },
    // What the entry is of, `post:12:so`: the next entry of the same text follows it.
    { name: 'subject', type: 'text', required: true },
  ],
}

/** The tiles of the log's tree as they are now. Narrower ones of former sizes are their beginnings. */
export const logTiles: CollectionConfig = {
  ...INTERNAL,
  slug: 'log-tiles',
  indexes: [{ fields: ['level', 'index'], unique: true }],
  fields: [
    { name: 'level', type: 'number', required: true },
    { name: 'index', type: 'number', required: true },
    // The hashes one after another, in base64.
    { name: 'hashes', type: 'text', required: true },
  ],
}

/** The size of the log, and its signed checkpoint. */
export const logHead: GlobalConfig = {
  slug: 'log-head',
  admin: { hidden: true },
  access: { read: nobody, update: nobody },
  lockDocuments: false,
  fields: [
    { name: 'size', type: 'number', required: true, defaultValue: 0 },
    { name: 'checkpoint', type: 'text' },
    // Whether everything that was public before the log is in it.
    { name: 'isBegun', type: 'checkbox', defaultValue: false },
  ],
}
