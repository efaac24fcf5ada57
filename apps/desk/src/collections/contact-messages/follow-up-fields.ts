import type { Field } from 'payload'
import { MESSAGE_STATE_LABELS, MESSAGE_STATES } from './states.ts'

/** The state of a message and the reader who follows it up. */
export const followUpFields: Field[] = [
  {
    name: 'state',
    label: { en: 'State', so: 'Xaaladda' },
    type: 'select',
    index: true,
    defaultValue: 'new',
    options: MESSAGE_STATES.map((value) => ({ value, label: MESSAGE_STATE_LABELS[value] })),
    admin: {
      position: 'sidebar',
      isClearable: false,
      components: { Cell: '/collections/contact-messages/admin/state-cell.tsx#StateCell' },
    },
  },
  {
    name: 'assignee',
    label: { en: 'Assigned to', so: 'Loo xilsaaray' },
    type: 'relationship',
    relationTo: 'users',
    maxDepth: 0,
    filterOptions: ({ data }) => ({
      roles: { in: ['inboxReader'] },
      departments: { in: [data?.department] },
    }),
    // Checked when it changes: an assignee who has left the department must not block other changes.
    validate: () => true as const,
    admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
  },
]
