import { POST_KINDS } from '@gaashaan/contract'
import type { CollectionConfig, TextFieldValidation } from 'payload'
import { signedIn } from '../../access/signed-in.ts'
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
  access: { create: signedIn, read: signedIn, update: signedIn, delete: signedIn },
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
