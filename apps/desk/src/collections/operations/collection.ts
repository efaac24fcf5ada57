import { OPERATION_STATUSES } from '@gaashaan/contract'
import type { CollectionConfig } from 'payload'
import { thoseWhoPublish } from '../../access/those-who-publish.ts'
import { thoseWhoWrite } from '../../access/those-who-write.ts'
import { bumpAfterChange, bumpAfterDelete } from '../../content-version/bump.ts'
import { headingField } from '../heading-field.ts'
import { languageTabs } from '../language-tabs.ts'
import { mediaField } from '../media/media-field.ts'
import { oneLanguageAtLeast } from '../one-language-at-least.ts'
import { trimText } from '../trim-text.ts'

/** Operations and campaigns. */
export const operations: CollectionConfig = {
  slug: 'operations',
  admin: {
    group: 'Content',
    useAsTitle: 'heading',
    defaultColumns: ['heading', 'status', 'startDate', '_status', 'featured'],
    listSearchableFields: ['so.title', 'en.title'],
  },
  access: {
    create: thoseWhoPublish,
    read: thoseWhoWrite,
    update: thoseWhoPublish,
    delete: thoseWhoPublish,
    readVersions: thoseWhoWrite,
  },
  versions: { drafts: true, maxPerDoc: 50 },
  hooks: { afterChange: [bumpAfterChange], afterDelete: [bumpAfterDelete] },
  defaultSort: '-startDate',
  indexes: [{ fields: ['_status', 'featured', 'startDate'] }],
  fields: [
    headingField('title'),
    languageTabs(() => [
      {
        name: 'title',
        type: 'text',
        validate: oneLanguageAtLeast('title'),
        hooks: { beforeValidate: [trimText] },
      },
      { name: 'description', type: 'textarea' },
      { name: 'address', label: 'Place', type: 'text', hooks: { beforeValidate: [trimText] } },
    ]),
    mediaField('photo', 'picture'),
    {
      name: 'status',
      // Payload would give this column and its own `_status` the same type name in PostgreSQL.
      enumName: 'enum_operation_status',
      type: 'select',
      required: true,
      defaultValue: 'Active',
      options: OPERATION_STATUSES.map((value) => ({ value, label: value })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'startDate',
      type: 'date',
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
    },
    {
      name: 'featured',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Only featured operations are shown.' },
    },
  ],
}
