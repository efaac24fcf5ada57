import type { CollectionConfig } from 'payload'
import { thoseWhoWrite } from '../../access/those-who-write.ts'
import { writersDeleteTheirOwnDrafts } from '../../access/writers-delete-their-own-drafts.ts'
import { reportUndeleted } from '../../admin/errors/report-undeleted.ts'
import { bumpAfterDelete } from '../../content-version/bump.ts'
import type { Post } from '../../payload-types.ts'
import { publishStatusEndpoint } from '../../publish-status/endpoint.ts'
import { clockSkewVersions } from '../clock-skew-versions.ts'
import { CONTENT_GROUP } from '../groups.ts'
import { LANGUAGE_GROUP } from '../language-fields.ts'
import { previewLinkEndpoints } from '../preview-links/endpoints.ts'
import { deleteAbandonedDrafts, touchedOnly } from './abandoned-drafts.ts'
import { keepRefusedText } from './conflict-copy.ts'
import { postFields } from './fields.ts'
import { keepColleaguesTexts } from './keep-colleagues-texts.ts'
import {
  changedTextIsNotScheduled,
  schedulesEndWithPost,
} from './publishing/changed-text-is-not-scheduled.ts'
import { bumpAfterPrograms, draftsAlone } from './publishing/drafts-alone.ts'
import { publishingEndpoints } from './publishing/endpoints.ts'
import { peopleKeepFacts } from './publishing/people-keep-facts.ts'
import { restoreText, restoreVersion } from './restore-version.ts'
import { keepRevision, refuseEditConflict } from './revision.ts'
import { historyField, revisionFields } from './revision-fields.ts'

/** Why a post that readers have had is not deleted. */
const WITHDRAWN_INSTEAD = {
  en: 'what readers have had is withdrawn, not deleted.',
  so: 'wixii akhristayaashu mar heleen waa laga noqdaa, lama tirtiro.',
}

const AN_ADMINISTRATORS = {
  en: 'a colleague began this draft; an administrator can delete it.',
  so: 'qof kale ayaa qabyadan bilaabay; maamule ayaa tirtiri kara.',
}

/** Why a post cannot be deleted. */
const whyItStays = (doc: Partial<Post>) =>
  doc._status === 'published' || doc.so?.firstPublishedAt || doc.en?.firstPublishedAt
    ? WITHDRAWN_INSTEAD
    : AN_ADMINISTRATORS

/** Typing is saved when it rests this long; the button stays for those who want to be sure. */
const AUTOSAVE = { interval: 2_000, showSaveDraftButton: true } as const

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
    baseFilter: touchedOnly,
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
    restoreVersion,
    restoreText,
  ],
  versions: { drafts: { autosave: AUTOSAVE }, maxPerDoc: 100 },
  hooks: {
    beforeOperation: [draftsAlone, refuseEditConflict],
    beforeChange: [clockSkewVersions, peopleKeepFacts, keepRevision],
    afterChange: [bumpAfterPrograms, changedTextIsNotScheduled, deleteAbandonedDrafts],
    beforeDelete: [keepColleaguesTexts, schedulesEndWithPost],
    afterDelete: [bumpAfterDelete],
    afterOperation: [reportUndeleted(whyItStays)],
    afterError: [keepRefusedText],
  },
  defaultSort: '-publishedAt',
  indexes: listIndexes,
  fields: [...revisionFields, ...postFields, historyField],
}
