import type { CollectionConfig } from 'payload'
import { administrators } from '../access/administrators.ts'
import { nobody } from '../access/nobody.ts'
import { DESK_GROUP } from '../collections/groups.ts'

/** Who did what, when and from where: written by the desk alone, changed and deleted by nobody. */
export const audit: CollectionConfig = {
  slug: 'audit',
  labels: {
    singular: { en: 'Audit entry', so: 'Diiwaan gal' },
    plural: { en: 'Audit', so: 'Diiwaanka falalka' },
  },
  admin: {
    group: DESK_GROUP,
    useAsTitle: 'action',
    defaultColumns: ['createdAt', 'action', 'heading', 'whoseEmail', 'from'],
  },
  access: { create: nobody, read: administrators, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'action',
      label: { en: 'What', so: 'Falka' },
      type: 'text',
      required: true,
      index: true,
    },
    { name: 'collection', label: { en: 'Kind of thing', so: 'Nooca' }, type: 'text', index: true },
    { name: 'document', label: { en: 'Number', so: 'Lambarka' }, type: 'text' },
    { name: 'heading', label: { en: 'Called', so: 'Magaca' }, type: 'text' },
    { name: 'language', label: { en: 'Language', so: 'Luqadda' }, type: 'text' },
    // A number, not a relation: an account that is deleted leaves its deeds behind.
    { name: 'who', label: { en: 'Account', so: 'Akoonka' }, type: 'number', index: true },
    { name: 'whoseEmail', label: { en: 'E-mail', so: 'Iimayl' }, type: 'text' },
    { name: 'from', label: { en: 'From the address', so: 'Cinwaanka laga yimid' }, type: 'text' },
    { name: 'change', label: { en: 'Change', so: 'Isbeddelka' }, type: 'json' },
  ],
}
