import type { CollectionConfig, Field } from 'payload'
import { inboxReadersOfItsMessagesDepartment } from '../../access/inbox-readers-of-its-messages-department.ts'
import { nobody } from '../../access/nobody.ts'
import type { BothLanguages } from '../../i18n/messages.ts'
import { recordSearch } from './record-search.ts'

/** What the collections of notes and replies share: people read entries but never change them. */
export const CONVERSATION_ENTRIES = {
  admin: { hidden: true },
  access: {
    create: nobody,
    read: inboxReadersOfItsMessagesDepartment,
    update: nobody,
    delete: nobody,
  },
  hooks: { afterOperation: [recordSearch('message.')] },
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: 'id',
} satisfies Partial<CollectionConfig>

/** The fields of a note or a reply: its message, author and text. */
export const entryFields = (label: BothLanguages, maxLength: number): Field[] => [
  {
    name: 'message',
    label: { en: 'Message', so: 'Farriinta' },
    type: 'relationship',
    relationTo: 'contact-messages',
    required: true,
    index: true,
    // The message is never populated, since reading it must be recorded in the audit.
    maxDepth: 0,
  },
  // A number and a name instead of a relationship, so that they outlive the account.
  { name: 'who', label: { en: 'Account', so: 'Akoonka' }, type: 'number' },
  { name: 'whoseName', label: { en: 'By', so: 'Qoray' }, type: 'text', required: true },
  { name: 'text', label, type: 'textarea', required: true, maxLength },
]
