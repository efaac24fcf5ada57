import type { CollectionConfig } from 'payload'
import { thoseWhoPublish } from '../../access/those-who-publish.ts'
import { thoseWhoWrite } from '../../access/those-who-write.ts'
import { bumpAfterChange, bumpAfterDelete } from '../../content-version/bump.ts'
import { CONTENT_GROUP } from '../groups.ts'
import { versionsNotAhead } from '../versions-not-ahead.ts'
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
    components: { edit: { beforeDocumentControls: ['/collections/untitled.tsx#Untitled'] } },
    defaultColumns: ['heading', 'status', 'startDate', '_status', 'featured'],
    listSearchableFields: ['so.title', 'en.title'],
  },
  access: {
    create: thoseWhoPublish,
    read: thoseWhoWrite,
    update: thoseWhoPublish,
    delete: thoseWhoPublish,
    readVersions: thoseWhoWrite,
  },
  versions: { drafts: true, maxPerDoc: 50 },
  hooks: {
    beforeChange: [versionsNotAhead],
    afterChange: [bumpAfterChange],
    afterDelete: [bumpAfterDelete],
  },
  defaultSort: '-startDate',
  indexes: [{ fields: ['_status', 'featured', 'startDate'] }],
  fields: operationFields,
}
