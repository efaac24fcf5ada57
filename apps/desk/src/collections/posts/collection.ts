import type { CollectionConfig } from 'payload'
import { thoseWhoWrite } from '../../access/those-who-write.ts'
import { writersDeleteTheirOwnDrafts } from '../../access/writers-delete-their-own-drafts.ts'
import { reportUndeleted } from '../../admin/errors/report-undeleted.ts'
import type { Post } from '../../payload-types.ts'
import { setWriteContext } from '../../publish-checks/write-context.ts'
import { publishStatusEndpoint } from '../../publish-status/endpoint.ts'
import { clockSkewVersions } from '../clock-skew-versions.ts'
import { CONTENT_GROUP } from '../groups.ts'
import { LANGUAGE_GROUP } from '../language-fields.ts'
import { previewLinkEndpoints } from '../preview-links/endpoints.ts'
import { postRemovalEndpoints } from '../removals/endpoints.ts'
import { deleteAbandonedDrafts, hideEmptyDrafts } from './abandoned-drafts.ts'
import { bumpAfterDelete, bumpAfterSave, capturePublicPost } from './bump-version.ts'
import { saveRefusedText } from './conflict-copy.ts'
import { postFields } from './fields.ts'
import { protectColleaguesText } from './protect-colleagues-text.ts'
import {
  cancelSchedulesOfChangedText,
  cancelSchedulesOfDeletedPost,
} from './publishing/cancel-outdated-schedules.ts'
import { allowDraftsOnly } from './publishing/drafts-only.ts'
import { publishingEndpoints } from './publishing/endpoints.ts'
import { preservePublicationFields } from './publishing/preserve-publication-fields.ts'
import { restoreText, restoreVersion } from './restore-version.ts'
import { countRevision, refuseEditConflict } from './revision.ts'
import { revisionFields } from './revision-fields.ts'

const WITHDRAW_INSTEAD = {
  en: 'what readers have had is withdrawn, not deleted.',
  so: 'wixii akhristayaashu mar heleen waa laga noqdaa, lama tirtiro.',
}

const ADMINISTRATORS_ONLY = {
  en: 'a colleague began this draft; an administrator can delete it.',
  so: 'qof kale ayaa qabyadan bilaabay; maamule ayaa tirtiri kara.',
}

/** Why a post was not deleted. */
const undeletedReason = (doc: Partial<Post>) =>
  doc._status === 'published' || doc.so?.firstPublishedAt || doc.en?.firstPublishedAt
    ? WITHDRAW_INSTEAD
    : ADMINISTRATORS_ONLY

/**
 * The columns by which lists of posts are filtered, sorted and counted in each language. With them a
 * page deep in an archive, and a total, are read from an index alone.
 */
const listIndexes = Object.values(LANGUAGE_GROUP).flatMap((group) => {
  const columns = ['kind', '_status', `${group}.state`]
  return [
    { fields: [...columns, 'publishedAt'] },
    { fields: [...columns, 'featured', 'publishedAt'] },
    { fields: [...columns, 'subcategory', 'publishedAt'] },
    { fields: [...columns, 'picture'] },
    { fields: [...columns, 'closesAt'] },
  ]
})

/** News, press releases, videos, documents and more: one document with a text in each language. */
export const posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: { en: 'Post', so: 'Qoraal' }, plural: { en: 'Posts', so: 'Qoraallo' } },
  admin: {
    group: CONTENT_GROUP,
    useAsTitle: 'heading',
    defaultColumns: ['heading', 'textStates', 'kind', 'publishedAt', 'featured'],
    components: {
      edit: {
        beforeDocumentControls: ['/collections/untitled.tsx#Untitled'],
        PublishButton: '/collections/posts/admin/states-in-head.tsx#Nothing',
        UnpublishButton: '/collections/posts/admin/states-in-head.tsx#Nothing',
        Status: '/collections/posts/admin/states-in-head.tsx#StatesInHead',
      },
    },
    baseFilter: hideEmptyDrafts,
    listSearchableFields: ['so.title', 'en.title'],
  },
  access: {
    create: thoseWhoWrite,
    read: thoseWhoWrite,
    update: thoseWhoWrite,
    delete: writersDeleteTheirOwnDrafts,
    readVersions: thoseWhoWrite,
  },
  disableBulkEdit: true,
  endpoints: [
    ...publishingEndpoints,
    ...previewLinkEndpoints,
    publishStatusEndpoint,
    ...postRemovalEndpoints,
    restoreVersion,
    restoreText,
  ],
  versions: {
    drafts: { autosave: { interval: 2_000, showSaveDraftButton: true } },
    maxPerDoc: 100,
  },
  hooks: {
    beforeOperation: [setWriteContext, allowDraftsOnly, refuseEditConflict],
    beforeChange: [clockSkewVersions, preservePublicationFields, countRevision, capturePublicPost],
    afterChange: [bumpAfterSave, cancelSchedulesOfChangedText, deleteAbandonedDrafts],
    beforeDelete: [protectColleaguesText, cancelSchedulesOfDeletedPost],
    afterDelete: [bumpAfterDelete],
    afterOperation: [reportUndeleted(undeletedReason)],
    afterError: [saveRefusedText],
  },
  defaultSort: '-publishedAt',
  indexes: listIndexes,
  fields: [...revisionFields, ...postFields],
}
