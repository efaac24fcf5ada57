import type { CollectionConfig, GlobalConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'

/** The chain of the audit's entries, in the order in which they were chained. Only `chain-entries.ts` writes it. */
export const auditChain: CollectionConfig = {
  slug: 'audit-chain',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  timestamps: false,
  fields: [
    // The place in the chain, from 0.
    { name: 'index', type: 'number', required: true, unique: true, index: true },
    // The id of the entry.
    { name: 'entry', type: 'number', required: true, unique: true, index: true },
    // When it was chained, in ISO 8601.
    { name: 'at', type: 'text', required: true },
    // SHA-256 of the hash before, this place and the entry, in hexadecimal digits.
    { name: 'hash', type: 'text', required: true },
  ],
}

/** The signed end of the chain, and what has been shipped of it. */
export const auditHead: GlobalConfig = {
  slug: 'audit-head',
  admin: { hidden: true },
  access: { read: nobody, update: nobody },
  lockDocuments: false,
  fields: [
    // A signed note; empty before the first entry.
    { name: 'checkpoint', type: 'text' },
    // How many places of the chain were shipped to each target.
    { name: 'inFile', type: 'number', required: true, defaultValue: 0 },
    { name: 'inSyslog', type: 'number', required: true, defaultValue: 0 },
  ],
}
