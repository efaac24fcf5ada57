import type { GlobalConfig } from 'payload'
import { nobody } from '../access/nobody.ts'
import { signedIn } from '../access/signed-in.ts'

/** The version that `/api/content-version` returns. Only the desk's hooks write it. */
export const contentVersion: GlobalConfig = {
  slug: 'content-version',
  access: { read: signedIn, update: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [{ name: 'version', type: 'text', required: true, defaultValue: '0' }],
}
