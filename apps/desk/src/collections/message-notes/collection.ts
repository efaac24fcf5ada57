import type { CollectionConfig } from 'payload'
import { inboxReadersOfItsMessagesDepartment } from '../../access/inbox-readers-of-its-messages-department.ts'
import { nobody } from '../../access/nobody.ts'
import { MAX_NOTE_CHARS } from '../contact-messages/text-bounds.ts'
import { writtenBy } from '../contact-messages/written-by.ts'

/** What a department writes to itself about a message: added at the message, never changed. */
export const messageNotes: CollectionConfig = {
  slug: 'message-notes',
  labels: {
    singular: { en: 'Note on a message', so: 'Qoraal farriin' },
    plural: { en: 'Notes on messages', so: 'Qoraallada farriimaha' },
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
      label: { en: 'Note', so: 'Qoraal' },
      type: 'textarea',
      required: true,
      maxLength: MAX_NOTE_CHARS,
    },
  ],
}
