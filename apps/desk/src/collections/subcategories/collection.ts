import { POST_KINDS } from '@gaashaan/contract'
import type { CollectionConfig, TextFieldValidation } from 'payload'
import { thoseWhoPublish } from '../../access/those-who-publish.ts'
import { thoseWhoWrite } from '../../access/those-who-write.ts'
import { bumpAfterChange, bumpAfterDelete } from '../../content-version/bump.ts'
import { isBlank } from '../blank.ts'
import { KIND_LABELS } from '../posts/kinds.ts'
import { trimText } from '../trim-text.ts'

const oneNameAtLeast: TextFieldValidation = (_value, { siblingData }) => {
  const { nameSo, nameEn } = siblingData as { nameSo?: unknown; nameEn?: unknown }
  return !isBlank(nameSo) || !isBlank(nameEn) || 'Give a name in one language at least.'
}

export const subcategories: CollectionConfig = {
  slug: 'subcategories',
  admin: {
    group: 'Content',
    useAsTitle: 'nameSo',
    defaultColumns: ['nameSo', 'nameEn', 'kind'],
    listSearchableFields: ['nameSo', 'nameEn'],
  },
  access: {
    create: thoseWhoPublish,
    read: thoseWhoWrite,
    update: thoseWhoPublish,
    delete: thoseWhoPublish,
  },
  hooks: { afterChange: [bumpAfterChange], afterDelete: [bumpAfterDelete] },
  indexes: [{ fields: ['kind'] }],
  fields: [
    {
      name: 'nameSo',
      label: 'Name in Somali',
      type: 'text',
      validate: oneNameAtLeast,
      hooks: { beforeValidate: [trimText] },
    },
    {
      name: 'nameEn',
      label: 'Name in English',
      type: 'text',
      validate: oneNameAtLeast,
      hooks: { beforeValidate: [trimText] },
    },
    {
      name: 'kind',
      label: 'Of posts that are',
      type: 'select',
      required: true,
      options: POST_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
    },
  ],
}
