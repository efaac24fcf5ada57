import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'

/** Wrong codes in a row after which no code is taken for a while. */
export const MAX_WRONG_CODES = 5

/**
 * What an account's one-time codes are made and checked of; for the desk's own programs alone. Apart
 * from the accounts, whose rows Payload writes back whole at each sign-in, with what they had before.
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
    { name: 'confirmedAt', type: 'date' },
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
    { name: 'recovery', type: 'json' },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'closedUntil', type: 'date' },
    // Counts what changed: a code is accepted only when nothing did since it was looked at.
    { name: 'revision', type: 'number', required: true, defaultValue: 0 },
  ],
}
