import type { CollectionConfig } from 'payload'
import { thoseWhoPublish } from '../../access/those-who-publish.ts'
import { thoseWhoWrite } from '../../access/those-who-write.ts'
import { bumpAfterChange, bumpAfterDelete } from '../../content-version/bump.ts'
import { checkBeforeChange } from '../../publish-checks/check-before-change.ts'
import { publishChecksEndpoint } from '../../publish-checks/endpoint.ts'
import { operationFindings } from '../../publish-checks/operation-findings.ts'
import { noteWrite } from '../../publish-checks/write-context.ts'
import { clockSkewVersions } from '../clock-skew-versions.ts'
import { CONTENT_GROUP } from '../groups.ts'
import { operationFields } from './fields.ts'

/** Operations and campaigns, each with a page of its own that gathers its news and photos. */
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
    components: {
      edit: {
        beforeDocumentControls: ['/collections/untitled.tsx#Untitled'],
        PublishButton: '/publish-checks/admin/publish-button.tsx#PublishButton',
        UnpublishButton: '/publish-checks/admin/unpublish-button.tsx#UnpublishButton',
      },
    },
    listSearchableFields: ['so.title', 'en.title'],
  },
  access: {
    create: thoseWhoPublish,
    read: thoseWhoWrite,
    update: thoseWhoPublish,
    delete: thoseWhoPublish,
    readVersions: thoseWhoWrite,
  },
  endpoints: [publishChecksEndpoint('operations', operationFindings)],
  versions: { drafts: true, maxPerDoc: 50 },
  hooks: {
    beforeOperation: [noteWrite],
    beforeChange: [clockSkewVersions, checkBeforeChange('operations', operationFindings)],
    afterChange: [bumpAfterChange],
    afterDelete: [bumpAfterDelete],
  },
  defaultSort: '-startDate',
  indexes: [{ fields: ['_status', 'featured', 'startDate'] }],
  fields: operationFields,
}
