import type { CollectionConfig, GlobalConfig, UIField } from 'payload'

/** The part of a form that keeps what is typed (decision 0050); Payload writes into what it is given. */
const localDraft = (): UIField => ({
  name: 'localDraft',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/admin/local-drafts/screens/local-draft.tsx#LocalDraft' },
  },
})

/** Gives forms of collections or globals local drafts: typed text survives until it is saved. */
export function withLocalDrafts<C extends CollectionConfig | GlobalConfig>(
  configs: readonly C[],
): C[] {
  return configs.map((config) => ({ ...config, fields: [localDraft(), ...config.fields] }))
}
