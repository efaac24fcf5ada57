import type { Field } from 'payload'
import { MESSAGE_STATE_LABELS, MESSAGE_STATES } from './states.ts'

/** What becomes of a message at the desk. */
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
    // Checked where it changes: who has since left the department must not keep mail from going out.
    validate: () => true as const,
    admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
  },
]
