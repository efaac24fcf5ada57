import { join } from 'node:path'
import type { Access, CollectionConfig } from 'payload'
import { programsAlone } from '../../access/programs-alone.ts'
import { thoseWhoPublish } from '../../access/those-who-publish.ts'
import { thoseWhoWrite } from '../../access/those-who-write.ts'
import { bumpHooks } from '../../content-version/bump.ts'
import { refusePublicFileChange } from '../../four-eyes/refuse-public-file-change.ts'
import { acceptUpload, describeUpload } from '../../media/files/accept-upload.ts'
import { SIZE_LIMITS_TEXT } from '../../media/files/size-limits.ts'
import { queueImageSizes } from '../../media/image-sizes/image-size-queue.ts'
import { sendStoredFile } from '../../media/store/send-stored-file.ts'
import { removeStoredFiles, storeUpload } from '../../media/store/store-upload.ts'
import { refuseUsedFile } from '../../media/uses/refuse-used-file.ts'
import { usesEndpoint } from '../../media/uses/uses-endpoint.ts'
import { setWriteContext } from '../../publish-checks/write-context.ts'
import { CONTENT_GROUP } from '../groups.ts'
import { logReplacedFile } from '../posts/log-replaced-file.ts'
import { MAX_REASON_CHARS } from '../posts/publishing/lengths.ts'
import { derivedFields, givenName } from './derived-fields.ts'
import { pictureFields } from './picture-fields.ts'
import { thumbnail } from './to-contract.ts'
import { videoFields } from './video-fields.ts'

/** The accepted content types. `acceptUpload` refuses others first, with a clearer message. */
const MIME_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'application/pdf',
  'video/webm',
  'video/mp4',
  'text/vtt',
]

/** Files of a text that was taken back for good are sealed with it. */
const unsealedFor =
  (access: Access): Access =>
  async (args) =>
    (await access(args)) && { sealedBy: { exists: false } }

const bump = bumpHooks((id) => [`media:${id}`])

/** Pictures, files and clips, whose bytes are in the desk's media store. */
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
    read: unsealedFor(thoseWhoWrite),
    update: unsealedFor(thoseWhoWrite),
    delete: unsealedFor(thoseWhoPublish),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  endpoints: [usesEndpoint],
  hooks: {
    beforeOperation: [setWriteContext, acceptUpload],
    beforeChange: [describeUpload, refusePublicFileChange],
    // The store comes first, so that the content version is locked for a shorter time.
    afterChange: [storeUpload, logReplacedFile, bump.afterChange, queueImageSizes],
    beforeDelete: [refuseUsedFile],
    afterDelete: [removeStoredFiles, bump.afterDelete],
  },
  upload: {
    // Payload's own folder stays empty, since Payload deletes an old file there before it has accepted
    // the new one. `storeUpload` writes to the desk's store.
    staticDir: join(dataDir, 'payload-media'),
    disableLocalStorage: true,
    handlers: [sendStoredFile],
    mimeTypes: MIME_TYPES,
    // `acceptUpload` does both. A file pasted from a URL would bypass it.
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
        // Payload makes virtual fields read-only by default. `refuseDuplicate` reads this one.
        readOnly: false,
        description: {
          en: 'Take the file although the same one is here already.',
          so: 'Faylka qaado xitaa haddii mid la mid ah hore u jiray.',
        },
      },
    },
    {
      // Why one person changes a file that readers see. `UsedBy` shows it, where it says that they do.
      name: 'aloneReason',
      type: 'textarea',
      virtual: true,
      maxLength: MAX_REASON_CHARS,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    givenName,
    ...pictureFields,
    ...videoFields,
    ...derivedFields,
    {
      // The removal that has sealed the file.
      name: 'sealedBy',
      type: 'number',
      index: true,
      admin: { hidden: true },
      access: { create: programsAlone, read: programsAlone, update: programsAlone },
    },
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
