import type { CollectionConfig, GlobalConfig, UIField } from 'payload'

/**
 * The field that stores what is typed in a form (decision 0050). Payload modifies the object, so each
 * form gets its own.
 */
const localDraft = (): UIField => ({
  name: 'localDraft',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/admin/local-drafts/screens/local-draft.tsx#LocalDraft' },
  },
})

/** Adds local drafts to the forms of collections or globals: typed text survives until it is saved. */
export function withLocalDrafts<C extends CollectionConfig | GlobalConfig>(
  configs: readonly C[],
): C[] {
  return configs.map((config) => ({ ...config, fields: [localDraft(), ...config.fields] }))
}
