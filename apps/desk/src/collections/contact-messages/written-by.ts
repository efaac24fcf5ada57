import type { Field } from 'payload'

/** The message that a note or a reply belongs to, and who wrote it. */
export const writtenBy: Field[] = [
  {
    name: 'message',
    label: { en: 'Message', so: 'Farriinta' },
    type: 'relationship',
    relationTo: 'contact-messages',
    required: true,
    index: true,
    // Never told with it: a message is read by opening it.
    maxDepth: 0,
  },
  // A number and a name, not a relation: they outlive the account.
  { name: 'who', label: { en: 'Account', so: 'Akoonka' }, type: 'number' },
  { name: 'whoseName', label: { en: 'By', so: 'Qoray' }, type: 'text', required: true },
]
