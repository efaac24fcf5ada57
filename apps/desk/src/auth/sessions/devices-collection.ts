import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'

/** The browsers in which each account has signed in, by the digest of a cookie that only they have. */
export const devices: CollectionConfig = {
  slug: 'devices',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  indexes: [{ fields: ['account', 'digest'], unique: true }],
  fields: [
    { name: 'account', type: 'number', required: true },
    { name: 'digest', type: 'text', required: true, maxLength: 100 },
    { name: 'usedAt', type: 'date', required: true },
  ],
}
