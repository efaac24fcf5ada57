import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'

/** What was imported from which source. Only the importer reads and writes it. */
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
    // The URL of the API host, or `wordpress:` and that of the exported site.
    { name: 'source', type: 'text', required: true },
    // The item at the source: `post:12`, `media:https://…`.
    { name: 'key', type: 'text', required: true },
    { name: 'collection', type: 'text', required: true },
    // A number, not a relationship, so that a document deleted by an editor is not imported again.
    { name: 'document', type: 'number', required: true },
    // Hash of the source's data.
    { name: 'told', type: 'text' },
    // Hash of the data that was written.
    { name: 'written', type: 'text' },
    // The document's `updatedAt` after the import; a later one means that an editor changed it. A
    // text, so that no database rounds it.
    { name: 'writtenAt', type: 'text' },
    // What a person should check. Each run reports it until an editor has changed the document.
    { name: 'notes', type: 'json' },
    // True when a part is missing, which the next run requests again.
    { name: 'incomplete', type: 'checkbox' },
  ],
}
