import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { thoseWhoWrite } from '../../access/those-who-write.ts'

/**
 * The links that show a post which is not public to someone without an account. Only `endpoints.ts`
 * creates and revokes them. A token is returned once and not stored.
 */
export const previewLinks: CollectionConfig = {
  slug: 'preview-links',
  labels: {
    singular: { en: 'Preview link', so: 'Xiriirka horu-eegista' },
    plural: { en: 'Preview links', so: 'Xiriirrada horu-eegista' },
  },
  admin: { hidden: true },
  // The endpoints that create and revoke a link record these events.
  custom: { audit: { subject: 'previewLink', recordedElsewhere: ['created', 'changed'] } },
  access: { create: nobody, read: thoseWhoWrite, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    // Not required: the links of a deleted post stay, and give access to nothing.
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
