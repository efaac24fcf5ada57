import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { thoseWhoWrite } from '../../access/those-who-write.ts'

/**
 * The links by which someone without an account sees a post that is not public. Made and revoked
 * through `endpoints.ts` alone; the token itself is told once and kept nowhere.
 */
export const previewLinks: CollectionConfig = {
  slug: 'preview-links',
  labels: {
    singular: { en: 'Preview link', so: 'Xiriirka horu-eegista' },
    plural: { en: 'Preview links', so: 'Xiriirrada horu-eegista' },
  },
  admin: { hidden: true },
  // Written down by the endpoints that make and revoke one.
  custom: { audit: { thing: 'previewLink', elsewhere: ['created', 'changed'] } },
  access: { create: nobody, read: thoseWhoWrite, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    // Not required: a post that is deleted leaves its links behind, which then open nothing.
    { name: 'post', type: 'relationship', relationTo: 'posts', index: true },
    {
      name: 'tokenHash',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      access: { read: () => false },
    },
    { name: 'madeBy', type: 'relationship', relationTo: 'users' },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'revokedAt', type: 'date' },
    { name: 'lastOpenedAt', type: 'date' },
    { name: 'opens', type: 'number', required: true, defaultValue: 0 },
  ],
}
