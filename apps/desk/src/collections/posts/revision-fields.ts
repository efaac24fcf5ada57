import type { Field } from 'payload'

const NOT_IN_LISTS = {
  disableBulkEdit: true,
  disableListColumn: true,
  disableListFilter: true,
} as const

/** The fields that tell one save of a post from the next. Only `countRevision` writes them. */
export const revisionFields: Field[] = [
  {
    name: 'revision',
    label: { en: 'Revision', so: 'Nuqulka' },
    type: 'number',
    defaultValue: 0,
    admin: {
      components: { Field: '/collections/posts/admin/revision-guard.tsx#RevisionGuard' },
      ...NOT_IN_LISTS,
    },
  },
  {
    name: 'savedBy',
    label: { en: 'Saved by', so: 'Waxaa keydiyay' },
    type: 'relationship',
    relationTo: 'users',
    admin: { readOnly: true, position: 'sidebar', disableBulkEdit: true },
  },
  {
    name: 'setAside',
    label: {
      en: 'Kept aside: someone else had saved in the meantime',
      so: 'Waa la dhigay: qof kale ayaa dhexda wax ku keydiyay',
    },
    type: 'checkbox',
    defaultValue: false,
    admin: { hidden: true, disableBulkEdit: true },
  },
  {
    // The open form that a save comes from. It is not stored: another form could read and send it.
    name: 'form',
    type: 'text',
    virtual: true,
    admin: { hidden: true, ...NOT_IN_LISTS },
    hooks: { afterRead: [({ req }) => req.context.postForm ?? null] },
  },
  { name: 'savedFrom', type: 'text', hidden: true, index: false },
  { name: 'savedSince', type: 'number', hidden: true, index: false },
]
