import { INSTITUTION, LEADERSHIP_ROLES, LEADERSHIP_TITLES } from '@gaashaan/contract'
import type { CollectionConfig, SelectFieldValidation, TextField } from 'payload'
import { thoseWhoPublish } from '../../access/those-who-publish.ts'
import { thoseWhoWrite } from '../../access/those-who-write.ts'
import { bumpAfterChange, bumpAfterDelete } from '../../content-version/bump.ts'
import { inLanguageOf } from '../../words/both-languages.ts'
import { CONTENT_GROUP } from '../groups.ts'
import { headingField } from '../heading-field.ts'
import { LANGUAGE_GROUP } from '../language-fields.ts'
import { languageTabs } from '../language-tabs.ts'
import { mediaField } from '../media/media-field.ts'
import { oneLanguageAtLeast } from '../one-language-at-least.ts'
import { publicTextFields } from '../public-text-fields.ts'
import { trimText } from '../trim-text.ts'
import { versionsNotAhead } from '../versions-not-ahead.ts'
import { colourProblem } from './colour.ts'
import { fixedTitles } from './fixed-titles.ts'

const institutionLabels = {
  ministry: { en: 'Ministry', so: 'Wasaaradda' },
  army: { en: 'Army', so: 'Ciidanka' },
} as const

const roleOfMinistry: SelectFieldValidation = (value, { req, siblingData }) => {
  const { institution } = siblingData as { institution?: unknown }
  return (
    institution !== 'ministry' ||
    Boolean(value) ||
    inLanguageOf(req, { en: 'Choose a role.', so: 'Dooro jagada.' })
  )
}

/** The name as it is spelled in a language; readers get the other spelling where it is blank. */
const nameField: TextField = {
  name: 'name',
  label: { en: 'Name', so: 'Magaca' },
  type: 'text',
  validate: oneLanguageAtLeast('name'),
  hooks: { beforeValidate: [trimText] },
}

/** The ministry's leaders, one for each role, and the army's. */
export const leaders: CollectionConfig = {
  slug: 'leaders',
  labels: {
    singular: { en: 'Leader', so: 'Hoggaamiye' },
    plural: { en: 'Leaders', so: 'Hoggaanka' },
  },
  admin: {
    group: CONTENT_GROUP,
    useAsTitle: 'heading',
    components: { edit: { beforeDocumentControls: ['/collections/untitled.tsx#Untitled'] } },
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
    beforeChange: [versionsNotAhead],
    afterChange: [bumpAfterChange],
    afterDelete: [bumpAfterDelete],
  },
  defaultSort: ['institution', 'order'],
  indexes: Object.values(LANGUAGE_GROUP).map((group) => ({
    fields: ['institution', '_status', `${group}.public`, 'order'],
  })),
  fields: [
    headingField('name'),
    {
      name: 'institution',
      label: { en: 'Institution', so: 'Hay’adda' },
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
      label: { en: 'Role', so: 'Jagada' },
      type: 'select',
      validate: roleOfMinistry,
      options: LEADERSHIP_ROLES.map((value) => ({
        value,
        label: { en: LEADERSHIP_TITLES[value].EN, so: LEADERSHIP_TITLES[value].SO },
      })),
      admin: {
        condition: (data) => data.institution === 'ministry',
        description: {
          en: 'Gives the title in both languages.',
          so: 'Waxay bixisaa cinwaanka labada luqadood.',
        },
      },
    },
    languageTabs(() => [nameField, ...publicTextFields('description')]),
    mediaField('photo', 'picture', { label: { en: 'Photo', so: 'Sawirka' } }),
    {
      name: 'order',
      label: { en: 'Order', so: 'Kala horrayn' },
      type: 'number',
      required: true,
      defaultValue: 100,
      admin: {
        position: 'sidebar',
        description: { en: 'The smallest comes first.', so: 'Ka ugu yar ayaa hormara.' },
      },
    },
    {
      name: 'bgColor',
      label: { en: 'Background colour', so: 'Midabka gadaasha' },
      type: 'text',
      validate: (value: string | null | undefined) => colourProblem(value) ?? true,
      admin: {
        position: 'sidebar',
        description: {
          en: 'Like #14532D; dark green when empty.',
          so: 'Sida #14532D; cagaar madow haddii la bannaadiyo.',
        },
      },
    },
  ],
}
