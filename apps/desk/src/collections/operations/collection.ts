import type { CollectionConfig } from 'payload'
import { bumpAfterChange, bumpAfterDelete } from '../../content-version/bump.ts'
import { checkBeforeChange } from '../../publish-checks/check-before-change.ts'
import { operationFindings } from '../../publish-checks/operation-findings.ts'
import { setWriteContext } from '../../publish-checks/write-context.ts'
import { checkedDocuments, PUBLISH_CHECK_COMPONENTS } from '../checked-documents.ts'
import { clockSkewVersions } from '../clock-skew-versions.ts'
import { CONTENT_GROUP } from '../groups.ts'
import { operationFields } from './fields.ts'

/** Operations and campaigns. Each has a page with its news and photos. */
export const operations: CollectionConfig = {
  slug: 'operations',
  labels: {
    singular: { en: 'Operation', so: 'Howlgal' },
    plural: { en: 'Operations', so: 'Howlgallo' },
  },
  admin: {
    group: CONTENT_GROUP,
    useAsTitle: 'heading',
    defaultColumns: ['heading', 'status', 'startDate', '_status', 'featured'],
    components: PUBLISH_CHECK_COMPONENTS,
    listSearchableFields: ['so.title', 'en.title'],
  },
  ...checkedDocuments('operations', operationFindings),
  hooks: {
    beforeOperation: [setWriteContext],
    beforeChange: [clockSkewVersions, checkBeforeChange('operations', operationFindings)],
    afterChange: [bumpAfterChange],
    afterDelete: [bumpAfterDelete],
  },
  defaultSort: '-startDate',
  indexes: [{ fields: ['_status', 'featured', 'startDate'] }],
  fields: operationFields,
}
