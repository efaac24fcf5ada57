import { join } from 'node:path'
import type { CollectionConfig } from 'payload'
import { thoseWhoPublish } from '../../access/those-who-publish.ts'
import { thoseWhoWrite } from '../../access/those-who-write.ts'
import { bumpAfterChange, bumpAfterDelete } from '../../content-version/bump.ts'
import { acceptUpload, describeUpload } from '../../media/files/accept-upload.ts'
import { SIZE_LIMITS_TEXT } from '../../media/files/size-limits.ts'
import { queueImageSizes } from '../../media/image-sizes/image-size-queue.ts'
import { sendStored } from '../../media/store/answer-stored.ts'
import { removeStored, storeUpload } from '../../media/store/store-upload.ts'
import { keepUsedFiles } from '../../media/uses/keep-used-files.ts'
import { usesEndpoint } from '../../media/uses/uses-endpoint.ts'
import { CONTENT_GROUP } from '../groups.ts'
import { derivedFields, givenName } from './derived-fields.ts'
import { pictureFields } from './picture-fields.ts'
import { thumbnail } from './to-contract.ts'
import { videoFields } from './video-fields.ts'

/** What a file's bytes may be; `takeFile` says so in clearer words before Payload does. */
const TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'application/pdf',
  'video/webm',
  'video/mp4',
  'text/vtt',
]

/** Pictures, files and clips, kept in the desk's media store. */
export const media = (dataDir: string): CollectionConfig => ({
  slug: 'media',
  labels: {
    singular: { en: 'File', so: 'Fayl' },
    plural: { en: 'Media', so: 'Sawirro iyo faylal' },
  },
  admin: {
    group: CONTENT_GROUP,
    useAsTitle: 'givenName',
    listSearchableFields: ['givenName', 'altSo', 'altEn', 'filename'],
    pagination: { defaultLimit: 24, limits: [24, 48, 96] },
    description: SIZE_LIMITS_TEXT,
    components: {
      views: { list: { Component: '/collections/media/admin/media-list.tsx#MediaList' } },
    },
  },
  access: {
    create: thoseWhoWrite,
    read: thoseWhoWrite,
    update: thoseWhoWrite,
    delete: thoseWhoPublish,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  endpoints: [usesEndpoint],
  hooks: {
    beforeOperation: [acceptUpload],
    beforeChange: [describeUpload],
    // The store before the content's version: what is locked is locked for the shorter time.
    afterChange: [storeUpload, bumpAfterChange, queueImageSizes],
    beforeDelete: [keepUsedFiles],
    afterDelete: [removeStored, bumpAfterDelete],
  },
  upload: {
    // Payload's own folder, which stays empty: it deletes there before it knows that a new file is
    // taken. The desk's store is written by `storeUpload`.
    staticDir: join(dataDir, 'payload-media'),
    disableLocalStorage: true,
    handlers: [sendStored],
    mimeTypes: TYPES,
    // Both are done by `acceptUpload`; a file from another address would go past it.
    crop: true,
    focalPoint: true,
    pasteURL: false,
    adminThumbnail: thumbnail,
  },
  fields: [
    {
      name: 'keepBoth',
      label: { en: 'Keep both', so: 'Labadaba hay' },
      type: 'checkbox',
      virtual: true,
      admin: {
        // Payload makes virtual fields grey unless told; this one is asked by `refuseSecondCopy`.
        readOnly: false,
        description: {
          en: 'Take the file although the same one is here already.',
          so: 'Faylka qaado xitaa haddii mid la mid ah hore u jiray.',
        },
      },
    },
    givenName,
    ...pictureFields,
    ...videoFields,
    ...derivedFields,
    {
      name: 'usedBy',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/collections/media/admin/used-by.tsx#UsedBy' },
      },
    },
  ],
})
