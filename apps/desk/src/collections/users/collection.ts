import type { CollectionConfig } from 'payload'
import { signedIn } from '../../access/signed-in.ts'
import { longPassword } from './long-password.ts'

/** The editors. The first account is made on the first visit to `/admin`. */
export const users: CollectionConfig = {
  slug: 'users',
  auth: { maxLoginAttempts: 10, lockTime: 10 * 60 * 1000, cookies: { sameSite: 'Strict' } },
  admin: { useAsTitle: 'email', group: 'Desk' },
  access: {
    create: signedIn,
    read: signedIn,
    update: signedIn,
    delete: signedIn,
    unlock: signedIn,
    readVersions: signedIn,
  },
  hooks: { beforeValidate: [longPassword] },
  fields: [{ name: 'name', type: 'text' }],
}
