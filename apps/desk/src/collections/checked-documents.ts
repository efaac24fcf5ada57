import type { CollectionAdminOptions, CollectionConfig, CollectionSlug } from 'payload'
import { thoseWhoPublish } from '../access/those-who-publish.ts'
import { thoseWhoWrite } from '../access/those-who-write.ts'
import type { DocumentCheck } from '../publish-checks/check-before-change.ts'
import { publishChecksEndpoint } from '../publish-checks/endpoint.ts'
import { CONTENT_GROUP } from './groups.ts'

/** Publishers write the documents, and writers read them. */
export const PUBLISHERS_WRITE = {
  create: thoseWhoPublish,
  read: thoseWhoWrite,
  update: thoseWhoPublish,
  delete: thoseWhoPublish,
  readVersions: thoseWhoWrite,
} satisfies CollectionConfig['access']

/** Components of the form of documents that are checked before they are published. */
const PUBLISH_CHECK_COMPONENTS = {
  edit: {
    beforeDocumentControls: ['/collections/untitled.tsx#Untitled'],
    PublishButton: '/publish-checks/admin/publish-button.tsx#PublishButton',
    UnpublishButton: '/publish-checks/admin/unpublish-button.tsx#UnpublishButton',
  },
}

/**
 * What collections have in common whose documents are checked before they are published. `lists` is
 * for their lists in the desk.
 */
export function checkedDocuments<T extends { readonly id?: number }>(
  slug: CollectionSlug,
  check: DocumentCheck<T>,
  lists: Pick<CollectionAdminOptions, 'defaultColumns' | 'listSearchableFields'>,
) {
  return {
    admin: {
      group: CONTENT_GROUP,
      useAsTitle: 'heading',
      components: PUBLISH_CHECK_COMPONENTS,
      ...lists,
    },
    access: PUBLISHERS_WRITE,
    endpoints: [publishChecksEndpoint(slug, check)],
    versions: { drafts: true, maxPerDoc: 50 },
  } satisfies Partial<CollectionConfig>
}
