import { OPERATION_STATUSES, type OperationStatus } from '@gaashaan/contract'
import type { Field } from 'payload'
import { DAY } from '../../i18n/date-forms.ts'
import type { BothLanguages } from '../../i18n/messages.ts'
import { headingField } from '../heading-field.ts'
import { languageTabs } from '../language-tabs.ts'
import { mediaField } from '../media/media-field.ts'
import { oneLanguageAtLeast } from '../one-language-at-least.ts'
import { trimText } from '../trim-text.ts'

/** Specification §4 gives the Somali. */
const STATUS_LABELS: Readonly<Record<OperationStatus, BothLanguages>> = {
  Active: { en: 'Active', so: 'Socda' },
  Completed: { en: 'Completed', so: 'dhammaaday' },
  Unknown: { en: 'Unknown', so: 'Aan la garaneyn' },
}

/** Most photos of one operation's page. */
const MAX_PHOTOS = 60

const photos: Field = {
  ...mediaField('photos', 'picture', {
    label: { en: 'More photos', so: 'Sawirro kale' },
    description: {
      en: 'Shown on the operation’s own page in this order, before the pictures of its news.',
      so: 'Bogga howlgalka ayaa lagu tusaa sida ay u kala horreeyaan, ka hor sawirrada wararkiisa.',
    },
  }),
  hasMany: true,
  maxRows: MAX_PHOTOS,
}

export const operationFields: Field[] = [
  headingField('title'),
  languageTabs(() => [
    {
      name: 'title',
      label: { en: 'Title', so: 'Cinwaanka' },
      type: 'text',
      validate: oneLanguageAtLeast('title'),
      hooks: { beforeValidate: [trimText] },
    },
    { name: 'description', label: { en: 'Description', so: 'Sharaxaad' }, type: 'textarea' },
    {
      name: 'address',
      label: { en: 'Place', so: 'Goobta' },
      type: 'text',
      hooks: { beforeValidate: [trimText] },
    },
  ]),
  mediaField('photo', 'picture', { label: { en: 'Photo', so: 'Sawirka' } }),
  photos,
  {
    name: 'status',
    label: { en: 'Status', so: 'Xaaladda' },
    // Payload would give this column and its own `_status` the same type name in PostgreSQL.
    enumName: 'enum_operation_status',
    type: 'select',
    required: true,
    defaultValue: 'Active',
    options: OPERATION_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
    admin: { position: 'sidebar' },
  },
  {
    name: 'startDate',
    label: { en: 'Start', so: 'Bilowga' },
    type: 'date',
    admin: { position: 'sidebar', date: DAY },
  },
  {
    name: 'featured',
    label: { en: 'Featured', so: 'Muhiim' },
    type: 'checkbox',
    defaultValue: true,
    admin: {
      position: 'sidebar',
      description: {
        en: 'Only featured operations are shown in lists.',
        so: 'Howlgallada muhiimka ah oo keliya ayaa liisaska lagu tusaa.',
      },
    },
  },
]
