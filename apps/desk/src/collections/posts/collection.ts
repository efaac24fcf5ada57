import type { CollectionConfig } from 'payload'
import { administratorsDeleteWhatWasNeverPublic } from '../../access/administrators-delete-what-was-never-public.ts'
import { thoseWhoWrite } from '../../access/those-who-write.ts'
import { bumpAfterDelete } from '../../content-version/bump.ts'
import { LANGUAGE_GROUP } from '../language-fields.ts'
import { postFields } from './fields.ts'
import {
  changedTextIsNotScheduled,
  schedulesEndWithPost,
} from './publishing/changed-text-is-not-scheduled.ts'
import { bumpAfterPrograms, draftsAlone } from './publishing/drafts-alone.ts'
import { publishingEndpoints } from './publishing/endpoints.ts'
import { peopleKeepFacts } from './publishing/people-keep-facts.ts'

/**
 * The columns by which every list of posts is found, ordered and counted in a language: a page deep
 * in an archive and a total are read from an index, without a look into what is passed over.
 */
const listIndexes = Object.values(LANGUAGE_GROUP).flatMap((group) => {
  const listed = ['kind', '_status', `${group}.state`]
  return [
    { fields: [...listed, 'publishedAt'] },
    { fields: [...listed, 'featured', 'publishedAt'] },
    { fields: [...listed, 'subcategory', 'publishedAt'] },
    { fields: [...listed, 'picture'] },
    { fields: [...listed, 'closesAt'] },
  ]
})

/** News, press releases, videos, documents … : one document with a text in each language. */
export const posts: CollectionConfig = {
  slug: 'posts',
  labels: {
    singular: { en: 'Post', so: 'Qoraal' },
    plural: { en: 'Posts', so: 'Qoraallo' },
  },
  admin: {
    group: { en: 'Content', so: 'Waxyaabaha' },
    useAsTitle: 'heading',
    defaultColumns: ['heading', 'kind', 'publishedAt', '_status', 'featured'],
    listSearchableFields: ['so.title', 'en.title'],
  },
  access: {
    create: thoseWhoWrite,
    read: thoseWhoWrite,
    update: thoseWhoWrite,
    delete: administratorsDeleteWhatWasNeverPublic,
    readVersions: thoseWhoWrite,
  },
  disableBulkEdit: true,
  endpoints: publishingEndpoints,
  versions: { drafts: true, maxPerDoc: 50 },
  hooks: {
    beforeOperation: [draftsAlone],
    beforeChange: [peopleKeepFacts],
    afterChange: [bumpAfterPrograms, changedTextIsNotScheduled],
    beforeDelete: [schedulesEndWithPost],
    afterDelete: [bumpAfterDelete],
  },
  defaultSort: '-publishedAt',
  indexes: listIndexes,
  fields: postFields,
}
