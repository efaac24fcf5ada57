import { join } from 'node:path'
import type { CollectionConfig, TextFieldValidation } from 'payload'
import { thoseWhoPublish } from '../../access/those-who-publish.ts'
import { thoseWhoWrite } from '../../access/those-who-write.ts'
import { bumpAfterChange, bumpAfterDelete } from '../../content-version/bump.ts'
import { acceptUpload, describeUpload, PICTURE_TYPES } from '../../picture-sizes/accept-upload.ts'
import { makeSizesSoon, removeSizes } from '../../picture-sizes/picture-queue.ts'
import { isBlank } from '../blank.ts'
import { trimText } from '../trim-text.ts'
import { madeFields } from './made-fields.ts'
import { thumbnail } from './to-contract.ts'

/** A picture says in both languages what it shows; a file or a clip needs no such text. */
const requiredForPictures: TextFieldValidation = (value, { data, req }) => {
  const type = req.file?.mimetype ?? (data as { mimeType?: string }).mimeType ?? ''
  return !type.startsWith('image/') || !isBlank(value) || 'Say what the picture shows.'
}

/** Pictures, files and clips, kept in the data folder's `media`. */
export const media = (dataDir: string): CollectionConfig => ({
  slug: 'media',
  labels: { singular: 'File', plural: 'Media' },
  admin: { group: 'Content', defaultColumns: ['filename', 'altSo', 'altEn', 'updatedAt'] },
  access: {
    create: thoseWhoWrite,
    read: thoseWhoWrite,
    update: thoseWhoWrite,
    delete: thoseWhoPublish,
  },
  disableDuplicate: true,
  hooks: {
    beforeOperation: [acceptUpload],
    beforeChange: [describeUpload],
    afterChange: [bumpAfterChange, makeSizesSoon],
    afterDelete: [bumpAfterDelete, removeSizes],
  },
  upload: {
    staticDir: join(dataDir, 'media'),
    mimeTypes: [...PICTURE_TYPES, 'application/pdf', 'video/webm', 'video/mp4'],
    // A crop, a copy and a file from another address would go past `acceptUpload`.
    crop: false,
    focalPoint: false,
    pasteURL: false,
    adminThumbnail: thumbnail,
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'altSo',
          label: 'What the picture shows, in Somali',
          type: 'text',
          validate: requiredForPictures,
          hooks: { beforeValidate: [trimText] },
        },
        {
          name: 'altEn',
          label: 'What the picture shows, in English',
          type: 'text',
          validate: requiredForPictures,
          hooks: { beforeValidate: [trimText] },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'creditSo', label: 'Credit, in Somali', type: 'text' },
        { name: 'creditEn', label: 'Credit, in English', type: 'text' },
      ],
    },
    ...madeFields,
  ],
})
