import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { administrators } from '../access/administrators.ts'
import { nobody } from '../access/nobody.ts'
import { DESK_GROUP } from '../collections/groups.ts'
import type { Audit } from '../payload-types.ts'
import { auditKeys, newSeal } from './chain/audit-keys.ts'
import { exportAudit } from './export-audit.ts'

/** Seals a new entry, by which the chain knows that the desk has written it. */
const sealEntry: CollectionBeforeChangeHook<Audit> = ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const entry = { ...data, createdAt: data.createdAt ?? new Date().toISOString() }
  return { ...entry, seal: newSeal(auditKeys(req.payload), entry) }
}

/** Who did what, when and from where. Only the desk writes entries; nobody changes or deletes one. */
export const audit: CollectionConfig = {
  slug: 'audit',
  labels: {
    singular: { en: 'Audit entry', so: 'Diiwaan gal' },
    plural: { en: 'Audit', so: 'Diiwaanka falalka' },
  },
  admin: {
    group: DESK_GROUP,
    useAsTitle: 'action',
    hideAPIURL: true,
    defaultColumns: ['createdAt', 'whoseEmail', 'action', 'heading', 'from'],
    listSearchableFields: ['action', 'heading', 'whoseEmail', 'from'],
    pagination: { defaultLimit: 50 },
    components: { beforeListTable: ['/audit/admin/audit-filter.tsx#AuditFilter'] },
  },
  access: { create: nobody, read: administrators, update: nobody, delete: nobody },
  hooks: { beforeChange: [sealEntry] },
  lockDocuments: false,
  disableDuplicate: true,
  endpoints: [{ path: '/export', method: 'get', handler: exportAudit }],
  // For the queries whether an autosave or the opening of a message was recorded recently.
  indexes: [{ fields: ['document', 'action'] }],
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'createdAt',
      label: { en: 'When (Mogadishu)', so: 'Goorta (Muqdisho)' },
      type: 'date',
      index: true,
      admin: {
        disableBulkEdit: true,
        readOnly: true,
        components: {
          Cell: '/audit/admin/time-cell.tsx#TimeCell',
          Field: '/audit/admin/entry-time.tsx#EntryTime',
        },
      },
    },
    {
      name: 'action',
      label: { en: 'What', so: 'Falka' },
      type: 'text',
      required: true,
      index: true,
      admin: { components: { Cell: '/audit/admin/audit-event-cell.tsx#AuditEventCell' } },
    },
    { name: 'collection', label: { en: 'Kind of thing', so: 'Nooca' }, type: 'text', index: true },
    { name: 'document', label: { en: 'Number', so: 'Lambarka' }, type: 'text' },
    {
      name: 'heading',
      label: { en: 'Called', so: 'Magaca' },
      type: 'text',
      admin: { components: { Cell: '/audit/admin/document-cell.tsx#DocumentCell' } },
    },
    { name: 'language', label: { en: 'Language', so: 'Luqadda' }, type: 'text' },
    // A number and not a relation, so that entries outlive a deleted account.
    { name: 'who', label: { en: 'Account', so: 'Akoonka' }, type: 'number', index: true },
    { name: 'whoseEmail', label: { en: 'E-mail', so: 'Iimayl' }, type: 'text' },
    { name: 'from', label: { en: 'From the address', so: 'Cinwaanka laga yimid' }, type: 'text' },
    {
      name: 'change',
      label: { en: 'Change', so: 'Isbeddelka' },
      type: 'json',
      admin: {
        disableListColumn: true,
        components: { Field: '/audit/admin/entry-change.tsx#EntryChange' },
      },
    },
    // What nobody can make without the key; null in entries from before there was a chain.
    {
      name: 'seal',
      type: 'text',
      unique: true,
      index: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
  ],
}
