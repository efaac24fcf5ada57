import { INSTITUTION, LEADERSHIP_ROLES, LEADERSHIP_TITLES } from '@gaashaan/contract'
import type { CollectionConfig, SelectFieldValidation, TextField } from 'payload'
import { thoseWhoPublish } from '../../access/those-who-publish.ts'
import { thoseWhoWrite } from '../../access/those-who-write.ts'
import { bumpAfterChange, bumpAfterDelete } from '../../content-version/bump.ts'
import { headingField } from '../heading-field.ts'
import { LANGUAGE_GROUP } from '../language-fields.ts'
import { languageTabs } from '../language-tabs.ts'
import { mediaField } from '../media/media-field.ts'
import { oneLanguageAtLeast } from '../one-language-at-least.ts'
import { publicTextFields } from '../public-text-fields.ts'
import { trimText } from '../trim-text.ts'
import { colourProblem } from './colour.ts'
import { fixedTitles } from './fixed-titles.ts'

const institutionLabels = { ministry: 'Ministry', army: 'Army' } as const

const roleOfMinistry: SelectFieldValidation = (value, { siblingData }) => {
  const { institution } = siblingData as { institution?: unknown }
  return institution !== 'ministry' || Boolean(value) || 'Choose a role.'
}

/** The name as it is spelled in a language; readers get the other spelling where it is blank. */
const nameField: TextField = {
  name: 'name',
  type: 'text',
  validate: oneLanguageAtLeast('name'),
  hooks: { beforeValidate: [trimText] },
}

/** The ministry's leaders, one for each role, and the army's. */
export const leaders: CollectionConfig = {
  slug: 'leaders',
  admin: {
    group: 'Content',
    useAsTitle: 'heading',
    defaultColumns: ['heading', 'institution', 'role', 'order', '_status'],
    listSearchableFields: ['so.name', 'en.name'],
  },
  access: {
    create: thoseWhoPublish,
    read: thoseWhoWrite,
    update: thoseWhoPublish,
    delete: thoseWhoPublish,
    readVersions: thoseWhoWrite,
  },
  versions: { drafts: true, maxPerDoc: 50 },
  hooks: {
    beforeValidate: [fixedTitles],
    afterChange: [bumpAfterChange],
    afterDelete: [bumpAfterDelete],
  },
  defaultSort: ['institution', 'order'],
  indexes: Object.values(LANGUAGE_GROUP).map((group) => ({
    fields: ['institution', '_status', `${group}.public`, 'order'],
  })),
  fields: [
    { ...headingField('name'), label: 'Name' },
    {
      name: 'institution',
      type: 'select',
      required: true,
      defaultValue: 'ministry',
      options: (Object.keys(INSTITUTION) as (keyof typeof INSTITUTION)[]).map((value) => ({
        value,
        label: institutionLabels[value],
      })),
    },
    {
      name: 'role',
      type: 'select',
      validate: roleOfMinistry,
      options: LEADERSHIP_ROLES.map((value) => ({ value, label: LEADERSHIP_TITLES[value].EN })),
      admin: {
        condition: (data) => data.institution === 'ministry',
        description: 'Gives the title in both languages.',
      },
    },
    languageTabs(() => [nameField, ...publicTextFields('description')]),
    mediaField('photo', 'picture'),
    {
      name: 'order',
      type: 'number',
      required: true,
      defaultValue: 100,
      admin: { position: 'sidebar', description: 'The smallest comes first.' },
    },
    {
      name: 'bgColor',
      label: 'Background colour',
      type: 'text',
      validate: (value: string | null | undefined) => colourProblem(value) ?? true,
      admin: { position: 'sidebar', description: 'Like #14532D; dark green when empty.' },
    },
  ],
}
