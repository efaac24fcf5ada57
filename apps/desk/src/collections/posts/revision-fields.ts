import type { Field } from 'payload'

const hidden = { hidden: true, index: false } as const

/**
 * What tells one save of a post from the next. All of it is written by `keepRevision`; what a request
 * says of it is only read.
 */
export const revisionFields: Field[] = [
  {
    name: 'revision',
    label: { en: 'Revision', so: 'Nuqulka' },
    type: 'number',
    defaultValue: 0,
    admin: {
      components: { Field: '/collections/posts/admin/revision-guard.tsx#RevisionGuard' },
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
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
    // The open form that a save comes from. Never stored: read back, it could be sent by another.
    name: 'form',
    type: 'text',
    virtual: true,
    admin: {
      hidden: true,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
    hooks: { afterRead: [({ req }) => req.context.postForm ?? null] },
  },
  { name: 'savedFrom', type: 'text', ...hidden },
  { name: 'savedSince', type: 'number', ...hidden },
]

/** The versions of a post beside its text, below what is set in the sidebar. */
export const historyField: Field = {
  name: 'history',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/collections/posts/admin/history.tsx#PostHistory' },
  },
}
