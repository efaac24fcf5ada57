import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'

/** Wrong codes in a row after which an account is locked. */
export const MAX_WRONG_CODES = 5

/**
 * The TOTP credential of each account, which only the desk's own programs read and write. It is not
 * part of the account because Payload rewrites that row at each sign-in, from a copy read earlier.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    { name: 'account', type: 'number', required: true, unique: true, index: true },
    { name: 'secret', type: 'text', required: true, maxLength: 500 },
    // The hash of the app's codes, once one was right.
    { name: 'algorithm', type: 'select', options: ['SHA256', 'SHA1'] },
    { name: 'confirmedAt', type: 'date' },
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
    { name: 'recovery', type: 'json' },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'closedUntil', type: 'date' },
    // How often in a row the account was locked.
    { name: 'locks', type: 'number', required: true, defaultValue: 0 },
    // Counts the changes: a code is accepted only if nothing changed since the row was read.
    { name: 'revision', type: 'number', required: true, defaultValue: 0 },
  ],
}
