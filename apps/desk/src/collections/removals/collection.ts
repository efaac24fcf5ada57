import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { thoseWhoPublish } from '../../access/those-who-publish.ts'
import { removalEndpoints } from './endpoints.ts'

/** What became of a removal: a second person confirms or reverts it, and may erase what was confirmed. */
export const REMOVAL_STATES = ['waiting', 'confirmed', 'reverted', 'erased'] as const

/**
 * The texts that were taken back for good, in one language each. Only `remove-text.ts` and
 * `decide-removal.ts` write them.
 */
export const removals: CollectionConfig = {
  slug: 'removals',
  labels: {
    singular: { en: 'Removal', so: 'Ka-saarid' },
    plural: { en: 'Removals', so: 'Ka-saaridaha' },
  },
  admin: { hidden: true },
  // The commands record these events.
  custom: { audit: { subject: 'removal', recordedElsewhere: ['created', 'changed'] } },
  access: { create: nobody, read: thoseWhoPublish, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  endpoints: removalEndpoints,
  indexes: [{ fields: ['post', 'language'] }],
  fields: [
    // The id alone: a post that is deleted later leaves it behind.
    { name: 'post', type: 'number', required: true },
    { name: 'language', type: 'select', options: ['so', 'en'], required: true },
    { name: 'state', type: 'select', options: [...REMOVAL_STATES], required: true, index: true },
    // Never shown to readers: it may name what was removed.
    { name: 'reason', type: 'text', required: true },
    // The path or address where readers are sent instead.
    { name: 'movedTo', type: 'text' },
    { name: 'removedBy', type: 'relationship', relationTo: 'users' },
    { name: 'decidedBy', type: 'relationship', relationTo: 'users' },
    { name: 'decidedAt', type: 'date' },
    // The administrator who wants what is sealed erased; a second one does it.
    { name: 'erasureAskedBy', type: 'relationship', relationTo: 'users' },
    // SHA-256 of the names of the files that went with it, a line each: their addresses answer 410.
    { name: 'fileHashes', type: 'textarea', hidden: true, access: { read: () => false } },
    // The text as readers had it, as the desk had it, and in each version (`SealedText`); null once erased.
    { name: 'sealed', type: 'json', hidden: true, access: { read: () => false } },
  ],
}
