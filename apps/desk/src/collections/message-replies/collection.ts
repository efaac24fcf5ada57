import { DEPARTMENTS } from '@gaashaan/contract'
import type { CollectionConfig } from 'payload'
import { inboxReadersOfItsMessagesDepartment } from '../../access/inbox-readers-of-its-messages-department.ts'
import { nobody } from '../../access/nobody.ts'
import { mailFields } from '../../mail/mail-fields.ts'
import { DEPARTMENT_LABELS } from '../contact-messages/departments.ts'
import { MAX_REPLY_CHARS } from '../contact-messages/text-bounds.ts'
import { writtenBy } from '../contact-messages/written-by.ts'

/** What visitors were answered, by whom, and whether it reached their mail server. */
export const messageReplies: CollectionConfig = {
  slug: 'message-replies',
  labels: {
    singular: { en: 'Reply', so: 'Jawaab' },
    plural: { en: 'Replies', so: 'Jawaabaha' },
  },
  admin: { hidden: true },
  access: {
    create: nobody,
    read: inboxReadersOfItsMessagesDepartment,
    update: nobody,
    delete: nobody,
  },
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: 'id',
  fields: [
    ...writtenBy,
    {
      name: 'text',
      label: { en: 'Reply', so: 'Jawaab' },
      type: 'textarea',
      required: true,
      maxLength: MAX_REPLY_CHARS,
    },
    {
      name: 'department',
      label: { en: 'In the name of', so: 'Magaca waaxda' },
      type: 'select',
      required: true,
      options: DEPARTMENTS.map((value) => ({ value, label: DEPARTMENT_LABELS[value] })),
    },
    // Made once in the panel: the same reply sent again, after a lost answer, is not another.
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    ...mailFields,
  ],
}
