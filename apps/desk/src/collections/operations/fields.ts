import { OPERATION_STATUSES, type OperationStatus } from '@gaashaan/contract'
import type { Field } from 'payload'
import { DAY } from '../../i18n/date-formats.ts'
import type { BothLanguages } from '../../i18n/messages.ts'
import { headingField } from '../heading-field.ts'
import { languageTabs } from '../language-tabs.ts'
import { mediaField } from '../media/media-field.ts'
import { oneLanguageAtLeast } from '../one-language-at-least.ts'
import { textField } from '../text-field.ts'

/** The labels of the statuses; Specification §4 gives the Somali ones. */
const STATUS_LABELS: Readonly<Record<OperationStatus, BothLanguages>> = {
  Active: { en: 'Active', so: 'Socda' },
  Completed: { en: 'Completed', so: 'dhammaaday' },
  Unknown: { en: 'Unknown', so: 'Aan la garaneyn' },
}

/** Maximum number of photos on an operation's page. */
const MAX_PHOTOS = 60

export const operationFields: Field[] = [
  headingField('title'),
  languageTabs(() => [
    textField('title', { en: 'Title', so: 'Cinwaanka' }, { validate: oneLanguageAtLeast('title') }),
    { name: 'description', label: { en: 'Description', so: 'Sharaxaad' }, type: 'textarea' },
    textField('address', { en: 'Place', so: 'Goobta' }),
  ]),
  mediaField('photo', 'picture', { label: { en: 'Photo', so: 'Sawirka' } }),
  {
    ...mediaField('photos', 'picture', {
      label: { en: 'More photos', so: 'Sawirro kale' },
      description: {
        en: 'Shown on the operation’s own page in this order, before the pictures of its news.',
        so: 'Bogga howlgalka ayaa lagu tusaa sida ay u kala horreeyaan, ka hor sawirrada wararkiisa.',
      },
    }),
    hasMany: true,
    maxRows: MAX_PHOTOS,
  },
  {
    name: 'status',
    label: { en: 'Status', so: 'Xaaladda' },
    // Without this, PostgreSQL's type name would be the same as that of Payload's `_status`.
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
