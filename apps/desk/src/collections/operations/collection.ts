import type { CollectionConfig } from 'payload'
import { signedIn } from '../../access/signed-in.ts'
import { bumpAfterChange, bumpAfterDelete } from '../../content-version/bump.ts'
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
    listSearchableFields: ['so.title', 'en.title'],
  },
  access: {
    create: signedIn,
    read: signedIn,
    update: signedIn,
    delete: signedIn,
    readVersions: signedIn,
  },
  versions: { drafts: true, maxPerDoc: 50 },
  hooks: { afterChange: [bumpAfterChange], afterDelete: [bumpAfterDelete] },
  defaultSort: '-startDate',
  indexes: [{ fields: ['_status', 'featured', 'startDate'] }],
  fields: operationFields,
}
