import { LEADERSHIP_ROLES } from '@gaashaan/contract'
import type { CollectionConfig, SelectFieldValidation } from 'payload'
import { bumpHooks } from '../../content-version/bump.ts'
import { messagesFor } from '../../i18n/messages.ts'
import { leaderFindings, roleLabel } from '../../publish-checks/leader-findings.ts'
import { checkedDocuments } from '../checked-documents.ts'
import { clockSkewVersions } from '../clock-skew-versions.ts'
import { headingField } from '../heading-field.ts'
import { LANGUAGE_GROUP } from '../language-fields.ts'
import { languageTabs } from '../language-tabs.ts'
import { mediaField } from '../media/media-field.ts'
import { validateColour } from './colour.ts'
import { fixedTitles } from './fixed-titles.ts'
import { leaderTextFields } from './leader-text-fields.ts'
import { endFormerTerms, enforceOneHolder, refuseDeletingHolder } from './one-holder.ts'
import { setPublicFlags } from './publicity.ts'
import { termFields } from './term.ts'

const bump = bumpHooks((id) => [`leader:${id}`, 'leaders'])

const INSTITUTIONS = [
  { value: 'ministry', label: { en: 'Ministry', so: 'Wasaaradda' } },
  { value: 'army', label: { en: 'Army', so: 'Ciidanka' } },
]

const ministryNeedsRole: SelectFieldValidation = (value, { req, siblingData }) => {
  const { institution } = siblingData as { institution?: unknown }
  return (
    institution !== 'ministry' ||
    Boolean(value) ||
    messagesFor(req).t({ en: 'Choose a role.', so: 'Dooro jagada.' })
  )
}

/** The leaders of the ministry, one for each role, and of the army. */
export const leaders: CollectionConfig = {
  slug: 'leaders',
  labels: {
    singular: { en: 'Leader', so: 'Hoggaamiye' },
    plural: { en: 'Leaders', so: 'Hoggaanka' },
  },
  ...checkedDocuments('leaders', leaderFindings, {
    defaultColumns: ['heading', 'institution', 'role', 'order', '_status'],
    listSearchableFields: ['so.name', 'en.name'],
  }),
  hooks: {
    beforeValidate: [fixedTitles],
    beforeChange: [clockSkewVersions, setPublicFlags, enforceOneHolder],
    afterChange: [endFormerTerms, bump.afterChange],
    beforeDelete: [refuseDeletingHolder],
    afterDelete: [bump.afterDelete],
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
      options: INSTITUTIONS,
    },
    {
      name: 'role',
      label: { en: 'Role', so: 'Jagada' },
      type: 'select',
      validate: ministryNeedsRole,
      options: LEADERSHIP_ROLES.map((value) => ({ value, label: roleLabel(value) })),
      admin: {
        condition: (data) => data.institution === 'ministry',
        description: {
          en: 'Gives the title in both languages.',
          so: 'Waxay bixisaa cinwaanka labada luqadood.',
        },
      },
    },
    languageTabs(() => leaderTextFields),
    ...termFields,
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
      validate: validateColour,
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
