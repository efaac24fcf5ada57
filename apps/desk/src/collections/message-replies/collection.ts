import type { CollectionConfig } from 'payload'
import { mailFields } from '../../mail/mail-fields.ts'
import { CONVERSATION_ENTRIES, entryFields } from '../contact-messages/conversation-entries.ts'
import { DEPARTMENT_OPTIONS } from '../contact-messages/departments.ts'
import { MAX_REPLY_CHARS } from '../contact-messages/text-bounds.ts'

/** Replies to visitors' messages, with the state of their mail. */
export const messageReplies: CollectionConfig = {
  ...CONVERSATION_ENTRIES,
  slug: 'message-replies',
  labels: {
    singular: { en: 'Reply', so: 'Jawaab' },
    plural: { en: 'Replies', so: 'Jawaabaha' },
  },
  fields: [
    ...entryFields({ en: 'Reply', so: 'Jawaab' }, MAX_REPLY_CHARS),
    {
      name: 'department',
      label: { en: 'In the name of', so: 'Magaca waaxda' },
      type: 'select',
      required: true,
      options: DEPARTMENT_OPTIONS,
    },
    // Created once in the panel, so that a reply sent again after a lost response is not stored twice.
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    ...mailFields,
  ],
}
