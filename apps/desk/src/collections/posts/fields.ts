import { POST_KINDS, type PostKind } from '@gaashaan/contract'
import type { Condition, DateField, Field, RelationshipField } from 'payload'
import { headingField } from '../heading-field.ts'
import { languageTabs } from '../language-tabs.ts'
import { mediaField } from '../media/media-field.ts'
import { readersFields } from '../preview-links/readers-fields.ts'
import { isFileKind, KIND_LABELS } from './kinds.ts'
import { textFields } from './text-fields.ts'
import { videoAddressProblem } from './video-address.ts'

const when =
  (test: (kind: PostKind) => boolean): Condition =>
  (data) =>
    test(data.kind)

const isVideo = when((kind) => kind === 'videos')
const isTender = when((kind) => kind === 'tenders')

const dayAndTime = { date: { pickerAppearance: 'dayAndTime' } } as const

const publishedAt: DateField = {
  name: 'publishedAt',
  label: 'Date readers see',
  type: 'date',
  required: true,
  defaultValue: () => new Date().toISOString(),
  admin: { position: 'sidebar', ...dayAndTime },
}

const subcategory: RelationshipField = {
  name: 'subcategory',
  type: 'relationship',
  relationTo: 'subcategories',
  filterOptions: ({ data }) => (data?.kind ? { kind: { equals: data.kind } } : true),
  admin: { position: 'sidebar' },
}

export const postFields: Field[] = [
  headingField('title'),
  {
    name: 'kind',
    type: 'select',
    required: true,
    defaultValue: 'news',
    options: POST_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
    admin: { position: 'sidebar' },
  },
  languageTabs(() => [
    ...textFields,
    mediaField('file', 'file', {
      condition: when(isFileKind),
      description: 'PDF that readers download.',
    }),
  ]),
  mediaField('picture', 'picture', { description: 'For a video: its preview.' }),
  mediaField('video', 'video', { condition: isVideo, description: 'WebM or MP4.' }),
  {
    name: 'videoAddress',
    label: 'Address at YouTube',
    type: 'text',
    validate: (value: string | null | undefined) => videoAddressProblem(value) ?? true,
    admin: { condition: isVideo, description: 'Used when no video file is chosen.' },
  },
  {
    name: 'duration',
    label: 'Length in seconds',
    type: 'number',
    min: 0,
    admin: { condition: isVideo },
  },
  { name: 'opensAt', type: 'date', admin: { condition: isTender, ...dayAndTime } },
  { name: 'closesAt', type: 'date', admin: { condition: isTender, ...dayAndTime } },
  { name: 'reference', type: 'text', admin: { condition: isTender } },
  publishedAt,
  {
    name: 'featured',
    type: 'checkbox',
    defaultValue: false,
    admin: { position: 'sidebar', description: 'Shown in the slider on the home page.' },
  },
  subcategory,
  ...readersFields,
]
