import { POST_KINDS } from '@gaashaan/contract'
import type { CollectionConfig, TextFieldValidation } from 'payload'
import { thoseWhoPublish } from '../../access/those-who-publish.ts'
import { thoseWhoWrite } from '../../access/those-who-write.ts'
import { bumpAfterChange, bumpAfterDelete } from '../../content-version/bump.ts'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'
import { isBlank } from '../blank.ts'
import { STRUCTURE_GROUP } from '../groups.ts'
import { KIND_LABELS } from '../posts/kinds.ts'
import { trimText } from '../trim-text.ts'

const NAME_MISSING: BothLanguages = {
  en: 'Give a name in one language at least.',
  so: 'Ugu yaraan hal luqad magac ku qor.',
}

const oneNameAtLeast: TextFieldValidation = (_value, { req, siblingData }) => {
  const { nameSo, nameEn } = siblingData as { nameSo?: unknown; nameEn?: unknown }
  return !isBlank(nameSo) || !isBlank(nameEn) || messagesFor(req).t(NAME_MISSING)
}

export const subcategories: CollectionConfig = {
  slug: 'subcategories',
  labels: {
    singular: { en: 'Subcategory', so: 'Qayb-hoosaad' },
    plural: { en: 'Subcategories', so: 'Qaybo-hoosaadyo' },
  },
  admin: {
    group: STRUCTURE_GROUP,
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
      label: { en: 'Name in Somali', so: 'Magaca af Soomaali' },
      type: 'text',
      validate: oneNameAtLeast,
      hooks: { beforeValidate: [trimText] },
    },
    {
      name: 'nameEn',
      label: { en: 'Name in English', so: 'Magaca af Ingiriis' },
      type: 'text',
      validate: oneNameAtLeast,
      hooks: { beforeValidate: [trimText] },
    },
    {
      name: 'kind',
      label: { en: 'Of posts that are', so: 'Waxay ka mid tahay' },
      type: 'select',
      required: true,
      options: POST_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
    },
  ],
}
