import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'

/** What came from elsewhere and what became of it; the desk's programs alone read and write it. */
export const imports: CollectionConfig = {
  slug: 'imports',
  labels: {
    singular: { en: 'Import', so: 'Soo dejin' },
    plural: { en: 'Imports', so: 'Soo dejinta' },
  },
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  indexes: [{ fields: ['source', 'key'], unique: true }],
  fields: [
    // The host's address, or `wordpress:` and the exported site's.
    { name: 'source', type: 'text', required: true },
    // What it is there: `post:12`, `media:https://…`.
    { name: 'key', type: 'text', required: true },
    { name: 'collection', type: 'text', required: true },
    // A number, not a relation: what an editor has deleted must not come again.
    { name: 'document', type: 'number', required: true },
    // Fingerprint of the source's data.
    { name: 'told', type: 'text' },
    // Fingerprint of what was written from it.
    { name: 'written', type: 'text' },
    // The document's `updatedAt` after that: another one is an editor's change. A text, so that no
    // database rounds it.
    { name: 'writtenAt', type: 'text' },
    // What a person should check: each run reports it until an editor has changed the document.
    { name: 'notes', type: 'json' },
    // True when a part did not come and is requested again.
    { name: 'incomplete', type: 'checkbox' },
  ],
}
