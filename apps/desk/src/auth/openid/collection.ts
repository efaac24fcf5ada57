import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'

/**
 * Whom of the ministry's own sign-in an account belongs to (OpenID Connect Core 1.0 §5.7: only issuer and
 * subject together stay the same). Only the desk's own programs read and write it.
 */
export const identities: CollectionConfig = {
  slug: 'identities',
  typescript: { interface: 'Identity' },
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  indexes: [{ fields: ['issuer', 'subject'], unique: true }],
  fields: [
    { name: 'account', type: 'number', required: true, unique: true },
    { name: 'issuer', type: 'text', required: true, maxLength: 500 },
    { name: 'subject', type: 'text', required: true, maxLength: 255 },
  ],
}
