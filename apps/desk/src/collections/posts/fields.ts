import { POST_KINDS, type PostKind } from '@gaashaan/contract'
import type { Condition, DateField, Field, PayloadRequest, RelationshipField } from 'payload'
import { programsAlone } from '../../access/programs-alone.ts'
import { DAY_AND_TIME } from '../../i18n/date-forms.ts'
import { messagesFor } from '../../i18n/messages.ts'
import { headingField } from '../heading-field.ts'
import { mediaField } from '../media/media-field.ts'
import { readersFields } from '../preview-links/readers-fields.ts'
import { languageColumns } from './admin/language-columns.ts'
import { isFileKind, KIND_LABELS } from './kinds.ts'
import { textFields } from './text-fields.ts'
import { videoAddressProblem } from './video-address.ts'

const when =
  (test: (kind: PostKind) => boolean): Condition =>
  (data) =>
    test(data.kind)

const isVideo = when((kind) => kind === 'videos')
const isTender = when((kind) => kind === 'tenders')

const dayAndTime = { date: DAY_AND_TIME } as const

const publishedAt: DateField = {
  name: 'publishedAt',
  label: { en: 'Date readers see', so: 'Taariikhda akhristuhu arko' },
  type: 'date',
  required: true,
  defaultValue: () => new Date().toISOString(),
  admin: {
    position: 'sidebar',
    ...dayAndTime,
    description: {
      en: 'Left as it is, it becomes the time of the first publishing.',
      so: 'Haddii aan la beddelin, waxay noqonaysaa waqtiga daabacaadda ugu horreysa.',
    },
  },
}

const byDesk = { hidden: true, access: { create: programsAlone, update: programsAlone } } as const

/** What the desk notes beside a post for its publishing. */
const publishingFields: Field[] = [
  // Whether someone chose the date that readers see: else it is that of the first publishing.
  { name: 'dateChosen', type: 'checkbox', ...byDesk },
  // Numbers of the accounts that changed what both texts share since readers last had it.
  { name: 'sharedChangedBy', type: 'json', ...byDesk },
  // Written to wait for others' turn to end (publishing/read-post.ts).
  { name: 'turn', type: 'text', ...byDesk },
]

const subcategory: RelationshipField = {
  name: 'subcategory',
  label: { en: 'Subcategory', so: 'Qayb-hoosaad' },
  type: 'relationship',
  relationTo: 'subcategories',
  filterOptions: ({ data }) => (data?.kind ? { kind: { equals: data.kind } } : true),
  admin: { position: 'sidebar' },
}

const operation: RelationshipField = {
  name: 'operation',
  label: { en: 'Operation', so: 'Howlgalka' },
  type: 'relationship',
  relationTo: 'operations',
  index: true,
  admin: {
    position: 'sidebar',
    description: {
      en: 'Also shown on the page of this operation.',
      so: 'Waxaa sidoo kale lagu tusaa bogga howlgalkan.',
    },
  },
}

/** For the list alone: how far each text is. */
const textStates: Field = {
  name: 'textStates',
  label: { en: 'Texts', so: 'Qoraallada' },
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    components: {
      Cell: '/collections/posts/admin/states-cell.tsx#StatesCell',
      Field: '/collections/posts/admin/states-in-head.tsx#Nothing',
    },
  },
}

export const postFields: Field[] = [
  headingField('title'),
  textStates,
  {
    name: 'kind',
    label: { en: 'Kind', so: 'Nooca' },
    type: 'select',
    required: true,
    defaultValue: 'news',
    options: POST_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
    admin: { position: 'sidebar' },
  },
  languageColumns(() => [
    ...textFields,
    mediaField('file', 'file', {
      condition: when(isFileKind),
      description: {
        en: 'PDF that readers download.',
        so: 'PDF ay akhristayaashu soo degsadaan.',
      },
    }),
  ]),
  mediaField('picture', 'picture', {
    description: { en: 'For a video: its preview.', so: 'Muuqaalka: horudhaciisa.' },
  }),
  mediaField('video', 'video', {
    condition: isVideo,
    description: { en: 'WebM or MP4.', so: 'WebM ama MP4.' },
  }),
  {
    name: 'videoAddress',
    label: { en: 'Address at YouTube', so: 'Ciwaanka YouTube' },
    type: 'text',
    validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) => {
      const problem = videoAddressProblem(value)
      return problem === undefined || messagesFor(req).t(problem)
    },
    admin: {
      condition: isVideo,
      description: {
        en: 'Used when no video file is chosen.',
        so: 'Waxaa la isticmaalaa haddii aan fayl muuqaal la dooran.',
      },
    },
  },
  {
    name: 'duration',
    label: { en: 'Length in seconds', so: 'Dhererka (ilbiriqsi)' },
    type: 'number',
    min: 0,
    admin: { condition: isVideo },
  },
  {
    name: 'opensAt',
    label: { en: 'Opens', so: 'Furmaya' },
    type: 'date',
    admin: { condition: isTender, ...dayAndTime },
  },
  {
    name: 'closesAt',
    label: { en: 'Closes', so: 'Xirmaya' },
    type: 'date',
    admin: { condition: isTender, ...dayAndTime },
  },
  {
    name: 'reference',
    label: { en: 'Reference', so: 'Tixraac' },
    type: 'text',
    admin: { condition: isTender },
  },
  publishedAt,
  {
    name: 'featured',
    label: { en: 'Featured', so: 'Muhiim' },
    type: 'checkbox',
    defaultValue: false,
    admin: {
      position: 'sidebar',
      description: {
        en: 'Shown in the slider on the home page.',
        so: 'Waxaa lagu tusaa bogga hore.',
      },
    },
  },
  subcategory,
  operation,
  ...publishingFields,
  ...readersFields,
]
