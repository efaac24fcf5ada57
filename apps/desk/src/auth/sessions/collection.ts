import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'

/**
 * What the desk knows of a session besides Payload's own record: the device, and when it was last used.
 * It is not part of the account because Payload rewrites that row at each sign-in, from a copy read
 * earlier, which could bring an ended session back.
 */
export const sessionUses: CollectionConfig = {
  slug: 'session-uses',
  typescript: { interface: 'SessionUse' },
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    // The id of the session in the account's own list.
    { name: 'session', type: 'text', required: true, unique: true, maxLength: 100 },
    { name: 'account', type: 'number', required: true, index: true },
    { name: 'device', type: 'text', maxLength: 100 },
    { name: 'usedAt', type: 'date', required: true },
  ],
}
