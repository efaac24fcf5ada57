import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody.ts'

/**
 * The journal of changes to the public content, in their order. Only `bump.ts` writes it: it
 * appends, and removes what is too old.
 */
export const contentChanges: CollectionConfig = {
  slug: 'content-changes',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  timestamps: false,
  fields: [
    // The content version that the change made.
    { name: 'version', type: 'text', required: true, unique: true, index: true },
    // The cache tags that the change concerns; null where it may concern every response.
    { name: 'tags', type: 'json' },
  ],
}
