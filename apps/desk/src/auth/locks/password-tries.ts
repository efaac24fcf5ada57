import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'

/**
 * The wrong passwords of each account, which only the desk's own programs read and write. They are not
 * part of the account because Payload rewrites that row at each sign-in, from a copy read earlier.
 */
export const passwordTries: CollectionConfig = {
  slug: 'password-tries',
  typescript: { interface: 'PasswordTries' },
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    { name: 'account', type: 'number', required: true, unique: true, index: true },
    // Passwords in a row that were tried and not right.
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    // How often in a row the account was locked.
    { name: 'locks', type: 'number', required: true, defaultValue: 0 },
    { name: 'closedUntil', type: 'date' },
  ],
}
