import type { CollectionConfig } from 'payload'
import { bumpHooks } from '../../content-version/bump.ts'
import { checkBeforeChange } from '../../publish-checks/check-before-change.ts'
import { operationFindings } from '../../publish-checks/operation-findings.ts'
import { checkedDocuments } from '../checked-documents.ts'
import { clockSkewVersions } from '../clock-skew-versions.ts'
import { operationFields } from './fields.ts'

const bump = bumpHooks((id) => [`operation:${id}`, 'operations'])

/** Operations and campaigns. Each has a page with its news and photos. */
export const operations: CollectionConfig = {
  slug: 'operations',
  labels: {
    singular: { en: 'Operation', so: 'Howlgal' },
    plural: { en: 'Operations', so: 'Howlgallo' },
  },
  ...checkedDocuments('operations', operationFindings, {
    defaultColumns: ['heading', 'status', 'startDate', '_status', 'featured'],
    listSearchableFields: ['so.title', 'en.title'],
  }),
  hooks: {
    beforeChange: [clockSkewVersions, checkBeforeChange('operations', operationFindings)],
    afterChange: [bump.afterChange],
    afterDelete: [bump.afterDelete],
  },
  defaultSort: '-startDate',
  indexes: [{ fields: ['_status', 'featured', 'startDate'] }],
  fields: operationFields,
}
