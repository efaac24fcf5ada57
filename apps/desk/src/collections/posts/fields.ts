import { POST_KINDS, type PostKind } from '@gaashaan/contract'
import type { Condition, DateField, Field, PayloadRequest, UIField } from 'payload'
import { programsAlone } from '../../access/programs-alone.ts'
import { DAY_AND_TIME } from '../../i18n/date-formats.ts'
import { messagesFor } from '../../i18n/messages.ts'
import { headingField } from '../heading-field.ts'
import { GROUP_LABEL, LANGUAGE_GROUP } from '../language-fields.ts'
import { mediaField } from '../media/media-field.ts'
import { isFileKind, KIND_LABELS } from './kinds.ts'
import { textFields } from './text-fields.ts'
import { videoAddressProblem } from './video-address.ts'

const whenKind =
  (test: (kind: PostKind) => boolean): Condition =>
  (data) =>
    test(data.kind)

const isVideo = whenKind((kind) => kind === 'videos')
const isTender = whenKind((kind) => kind === 'tenders')

const tenderDate = (name: string, label: DateField['label']): DateField => ({
  name,
  label,
  type: 'date',
  admin: { condition: isTender, date: DAY_AND_TIME },
})

/** A field that stores nothing and shows a component on the writing screen. */
const componentField = (
  name: string,
  Field: string | { readonly path: string; readonly clientProps: object },
  position?: 'sidebar',
): UIField => ({
  name,
  type: 'ui',
  admin: {
    ...(position && { position }),
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field },
  },
})

/** Fields that publishing writes about both texts. */
const HIDDEN = { hidden: true, access: { create: programsAlone, update: programsAlone } } as const

export const postFields: Field[] = [
  headingField('title'),
  {
    // Only for the list: the state of each text.
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
  },
  {
    name: 'kind',
    label: { en: 'Kind', so: 'Nooca' },
    type: 'select',
    required: true,
    defaultValue: 'news',
    options: POST_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
    admin: { position: 'sidebar' },
  },
  {
    // Both texts side by side, Somali first; on a narrow screen one below the other (layout.css).
    type: 'row',
    admin: { className: 'post-texts' },
    fields: Object.values(LANGUAGE_GROUP).map((group) => ({
      name: group,
      type: 'group',
      label: GROUP_LABEL[group],
      fields: [
        componentField('publishing', {
          path: '/collections/posts/admin/publishing-panel.tsx#PublishingPanel',
          clientProps: { group },
        }),
        componentField('copyText', {
          path: '/collections/posts/copy-text/copy-text.tsx#CopyText',
          clientProps: { group },
        }),
        ...textFields,
        mediaField('file', 'file', {
          condition: whenKind(isFileKind),
          description: {
            en: 'PDF that readers download.',
            so: 'PDF ay akhristayaashu soo degsadaan.',
          },
        }),
      ],
    })),
  },
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
  tenderDate('opensAt', { en: 'Opens', so: 'Furmaya' }),
  tenderDate('closesAt', { en: 'Closes', so: 'Xirmaya' }),
  {
    name: 'reference',
    label: { en: 'Reference', so: 'Tixraac' },
    type: 'text',
    admin: { condition: isTender },
  },
  {
    name: 'publishedAt',
    label: { en: 'Date readers see', so: 'Taariikhda akhristuhu arko' },
    type: 'date',
    required: true,
    defaultValue: () => new Date().toISOString(),
    admin: {
      position: 'sidebar',
      date: DAY_AND_TIME,
      description: {
        en: 'Left as it is, it becomes the time of the first publishing.',
        so: 'Haddii aan la beddelin, waxay noqonaysaa waqtiga daabacaadda ugu horreysa.',
      },
    },
  },
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
  {
    name: 'subcategory',
    label: { en: 'Subcategory', so: 'Qayb-hoosaad' },
    type: 'relationship',
    relationTo: 'subcategories',
    filterOptions: ({ data }) => (data?.kind ? { kind: { equals: data.kind } } : true),
    admin: { position: 'sidebar' },
  },
  {
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
  },
  // Whether somebody chose the date that readers see; otherwise it is that of the first publishing.
  { name: 'dateChosen', type: 'checkbox', ...HIDDEN },
  // Ids of the accounts that changed a shared field since readers last had it.
  { name: 'sharedChangedBy', type: 'json', ...HIDDEN },
  // Written to lock the row (publishing/read-post.ts).
  { name: 'turn', type: 'text', ...HIDDEN },
  componentField(
    'onSite',
    '/publish-status/admin/publish-status-panel.tsx#PublishStatusPanel',
    'sidebar',
  ),
  componentField(
    'previewLinks',
    '/collections/preview-links/admin/preview-links-panel.tsx#PreviewLinksPanel',
    'sidebar',
  ),
  componentField(
    'removal',
    '/collections/removals/admin/removal-panel.tsx#RemovalPanel',
    'sidebar',
  ),
  componentField('history', '/collections/posts/admin/history.tsx#PostHistory', 'sidebar'),
]
