import type { CollectionConfig } from 'payload'
import { signedIn } from '../../access/signed-in.ts'
import { bumpAfterChange, bumpAfterDelete } from '../../content-version/bump.ts'
import { onSiteEndpoint } from '../../on-site/endpoint.ts'
import { LANGUAGE_GROUP } from '../language-fields.ts'
import { previewLinkEndpoints } from '../preview-links/endpoints.ts'
import { postFields } from './fields.ts'

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
  admin: {
    group: 'Content',
    useAsTitle: 'heading',
    defaultColumns: ['heading', 'kind', 'publishedAt', '_status', 'featured'],
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
  endpoints: [...previewLinkEndpoints, onSiteEndpoint],
  hooks: { afterChange: [bumpAfterChange], afterDelete: [bumpAfterDelete] },
  defaultSort: '-publishedAt',
  indexes: listIndexes,
  fields: postFields,
}
