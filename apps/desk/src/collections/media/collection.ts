import { join } from 'node:path'
import type { CollectionConfig, TextFieldValidation } from 'payload'
import { signedIn } from '../../access/signed-in.ts'
import { bumpAfterChange, bumpAfterDelete } from '../../content-version/bump.ts'
import { isBlank } from '../blank.ts'
import { trimText } from '../trim-text.ts'
import { nameByContent } from './name-by-content.ts'

/** Widths in pixels that every larger picture is also stored in. */
export const PICTURE_WIDTHS = [400, 800, 1280] as const

/** Widest picture that is kept: twice the widest column of the site. */
const WIDEST = 2400

const webp = (quality: number) => ({ format: 'webp', options: { quality } }) as const

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
  access: { create: signedIn, read: signedIn, update: signedIn, delete: signedIn },
  hooks: {
    beforeOperation: [nameByContent],
    afterChange: [bumpAfterChange],
    afterDelete: [bumpAfterDelete],
  },
  upload: {
    staticDir: join(dataDir, 'media'),
    mimeTypes: [
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/avif',
      'application/pdf',
      'video/webm',
      'video/mp4',
    ],
    // A crop is stored in the format it came in, under a name that says WebP.
    crop: false,
    focalPoint: false,
    pasteURL: false,
    // Written anew as WebP, a picture loses its EXIF data: the place it was taken among them.
    formatOptions: webp(82),
    resizeOptions: { width: WIDEST, withoutEnlargement: true },
    imageSizes: PICTURE_WIDTHS.map((width) => ({
      name: `w${width}`,
      // Without `withoutEnlargement` a size wider than the picture is left out, not filled.
      width,
      formatOptions: webp(76),
    })),
    adminThumbnail: 'w400',
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
  ],
})
