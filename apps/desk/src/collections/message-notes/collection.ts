import type { CollectionConfig } from 'payload'
import { CONVERSATION_ENTRIES, entryFields } from '../contact-messages/conversation-entries.ts'
import { MAX_NOTE_CHARS } from '../contact-messages/text-bounds.ts'

/** Notes of a department on a message. They are added at the message. */
export const messageNotes: CollectionConfig = {
  ...CONVERSATION_ENTRIES,
  slug: 'message-notes',
  labels: {
    singular: { en: 'Note on a message', so: 'Qoraal farriin' },
    plural: { en: 'Notes on messages', so: 'Qoraallada farriimaha' },
  },
  fields: entryFields({ en: 'Note', so: 'Qoraal' }, MAX_NOTE_CHARS),
}
