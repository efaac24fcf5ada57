import { POST_KINDS } from '@gaashaan/contract'
import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { bumpHooks } from '../../content-version/bump.ts'
import { PUBLISH_BUTTON } from '../../four-eyes/publish-button.ts'
import { messagesFor } from '../../i18n/messages.ts'
import { isBlank } from '../blank.ts'
import { PUBLISHERS_WRITE } from '../checked-documents.ts'
import { STRUCTURE_GROUP } from '../groups.ts'
import { MISSING_TEXT } from '../one-language-at-least.ts'
import { KIND_LABELS } from '../posts/kinds.ts'
import { textField } from '../text-field.ts'

const oneNameAtLeast: TextFieldSingleValidation = (_value, { req, siblingData }) => {
  const { nameSo, nameEn } = siblingData as { nameSo?: unknown; nameEn?: unknown }
  return !isBlank(nameSo) || !isBlank(nameEn) || messagesFor(req).t(MISSING_TEXT.name)
}

const bump = bumpHooks((id) => [`subcategory:${id}`, 'subcategories'])

export const subcategories: CollectionConfig = {
  slug: 'subcategories',
  labels: {
    singular: { en: 'Subcategory', so: 'Qayb-hoosaad' },
    plural: { en: 'Subcategories', so: 'Qaybo-hoosaadyo' },
  },
  admin: {
    group: STRUCTURE_GROUP,
    useAsTitle: 'nameSo',
    defaultColumns: ['nameSo', 'nameEn', 'kind', '_status'],
    listSearchableFields: ['nameSo', 'nameEn'],
    components: { edit: { PublishButton: PUBLISH_BUTTON } },
  },
  access: PUBLISHERS_WRITE,
  // A draft is complete too: the columns of what it must have take no empty value.
  versions: { drafts: { validate: true }, maxPerDoc: 50 },
  hooks: { afterChange: [bump.afterChange], afterDelete: [bump.afterDelete] },
  indexes: [{ fields: ['kind'] }],
  fields: [
    textField(
      'nameSo',
      { en: 'Name in Somali', so: 'Magaca af Soomaali' },
      { validate: oneNameAtLeast },
    ),
    textField(
      'nameEn',
      { en: 'Name in English', so: 'Magaca af Ingiriis' },
      { validate: oneNameAtLeast },
    ),
    {
      name: 'kind',
      label: { en: 'Of posts that are', so: 'Waxay ka mid tahay' },
      type: 'select',
      required: true,
      options: POST_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
    },
  ],
}
