import type { GlobalConfig } from 'payload'
import { nobody } from '../access/nobody.ts'
import { signedIn } from '../access/signed-in.ts'

/** Holds the version that `/api/content-version` tells; written by the desk's hooks alone. */
export const contentVersion: GlobalConfig = {
  slug: 'content-version',
  access: { read: signedIn, update: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [{ name: 'version', type: 'text', required: true, defaultValue: '0' }],
}
